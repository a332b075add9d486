import { rule, type Rule } from '../../../domain/rules.ts';
import {
  boolean,
  complete,
  date,
  decimal,
  type Definition,
  duration,
  email,
  entity,
  type Entity,
  enumeration,
  enumerations,
  type Field,
  file,
  group,
  secret,
  hash,
  hostName,
  integer,
  ip,
  codeList,
  codeLists,
  list,
  many,
  money,
  one,
  parameters,
  password,
  percent,
  phone,
  reverse,
  rows,
  schedule,
  tags,
  text,
  texts,
  timestamp,
  title,
  url,
  when,
} from '../../../openapi/define.ts';
import { contacts } from '../../../openapi/parts.ts';

/** Forms that no product has: between them every kind of field with every rule that it can carry. */

const says = (en: string) => ({ en, ru: `Поле ${en}` });
const must = (en: string) => ({ ...says(en), required: true });
const withRule = (field: Field, ...rules: Rule[]): Field => ({ ...field, rules: [...field.rules, ...rules] });

const options = {
  first: { en: 'First', ru: 'Первый' },
  second: { en: 'Second', ru: 'Второй' },
  third: { en: 'Third', ru: 'Третий' },
};
const numbered = { low: { id: 1, en: 'Low', ru: 'Низкий' }, high: { id: 2, en: 'High', ru: 'Высокий' } };

const form = (name: string, fields: Record<string, Field>): Definition =>
  entity({
    name: { en: [name, `${name} records`], ru: [name, name, name] },
    about: { en: `Fields: ${name}.`, ru: `Поля: ${name}.` },
    path: `user/kinds_of_${name.toLowerCase()}`,
    fields: { title: title(), ...fields },
    calls: ['list', 'read', 'create', 'edit'],
    list: { columns: ['id', 'title'] },
  });

const definitions: Readonly<Record<string, Definition>> = {
  kindsOfTexts: form('Texts', {
    short: text({ ...must('Short'), minLength: 3, maxLength: 30, help: { en: 'Few letters.', ru: 'Мало букв.' } }),
    code: text({ ...says('Code'), length: 3, pattern: '^[A-Z]{3}$', default: 'ABC' }),
    long: text({ ...must('Long'), multiline: true, maxLength: 50 }),
    between: { ...text(says('Between')), rules: [rule('minMaxLength', 2, 20)] },
    expression: withRule(text(says('Expression')), rule('expression')),
    same: withRule(text(says('Same')), rule('match', 'short', 'Short')),
    email: email(must('Email')),
    phone: phone(must('Phone')),
    url: url(must('Link')),
    script: url({ ...says('Script'), https: true }),
    template: url({ ...must('Template'), macros: 'click' }),
    note: text({ ...says('Note'), macros: 'click' }),
    hostName: hostName(must('Host')),
    ip: ip(must('Address')),
    hash: hash(must('Hash')),
    password: password(must('Secret')),
    again: withRule(password(says('Secret again')), rule('confirmPassword', 'password', 'Secret')),
  }),
  kindsOfNumbers: form('Numbers', {
    whole: integer(must('Whole')),
    counted: withRule({ ...integer(says('Counted')), rules: [] }, rule('number')),
    wholeMin: integer({ ...says('Whole from'), min: 5 }),
    wholeMax: integer({ ...says('Whole to'), max: 500 }),
    wholeBetween: integer({ ...says('Whole between'), min: 0, max: 100, default: 10 }),
    below: withRule(integer({ ...says('Below'), min: 0, max: 10 }), rule('less', 'whole', 'Whole')),
    above: withRule(integer({ ...says('Above'), min: 100 }), rule('more', 'whole', 'Whole')),
    decimal: decimal(must('Decimal')),
    decimalMin: decimal({ ...says('Decimal from'), min: '0.5', decimals: 2 }),
    decimalMax: decimal({ ...says('Decimal to'), max: '10' }),
    currency: text({ ...says('Currency'), length: 3 }),
    money: money({ ...must('Money'), currency: 'currency' }),
    moneyMin: money({ ...says('Money from'), currency: 'currency', min: '0' }),
    moneyMax: money({ ...says('Money to'), currency: 'currency', max: '1000', decimals: 2 }),
    moneyBetween: money({ ...says('Money between'), currency: 'currency', min: '1', max: '5000000000' }),
    percent: percent({ ...must('Percent'), default: '2.5' }),
    percentWide: percent({ ...says('Wide percent'), min: '-100', max: '1000', decimals: 4 }),
    duration: duration({ ...must('Duration'), unit: 'days' }),
    durationBetween: duration({ ...says('Duration between'), unit: 'minutes', min: 1, max: 60 }),
  }),
  kindsOfTimes: form('Times', {
    day: date(must('Day')),
    birthDate: withRule(date(says('Birth date')), rule('adult', 18)),
    start: withRule(date(says('Start')), rule('before', 'day', 'Day')),
    end: withRule(date(says('End')), rule('after', 'day', 'Day')),
    moment: timestamp(must('Moment')),
    hours: schedule(says('Opening hours')),
  }),
  kindsOfChoices: form('Choices', {
    yes: boolean({ ...says('Yes'), default: true }),
    no: boolean({ ...says('No'), default: false }),
    option: enumeration({ ...must('Option'), options, default: 'third' }),
    number: enumeration({ ...must('Number'), options: numbered }),
    several: enumerations({ ...must('Several'), options }),
    country: codeList('isoCountries', must('Country')),
    languages: codeLists('isoLanguages', { ...must('Languages'), mode: 'languagesMode' }),
    languagesMode: enumeration({ ...must('Language mode'), options, default: 'second' }),
    words: texts(must('Words')),
    picture: file({ ...must('Picture'), scope: 'offer', extensions: ['png'], megabytes: 1 }),
  }),
  kindsOfReferences: form('References', {
    team: one('team', must('Team')),
    categories: many('category', must('Categories')),
    landings: reverse('landing', 'offer', { ...says('Landings'), editable: true }),
    tags: tags('offer'),
    once: text({ ...must('Once'), createOnly: true }),
    staff: text({ ...says('For staff'), staffOnly: true }),
    told: text({ ...says('Told by staff'), affiliateReadOnly: true }),
  }),
  kindsOfConditions: form('Conditions', {
    format: enumeration({ ...must('Format'), options, default: 'first' }),
    only: when({ format: ['second'] }, text({ ...must('Only'), maxLength: 10 })),
    count: when({ format: ['second', 'third'] }, integer({ ...must('Counted by'), min: 1, default: 5 })),
    isMore: when({ format: ['first', 'second'] }, boolean({ ...says('Is more'), default: false })),
    more: when({ isMore: [true] }, url(must('More'))),
    owner: when({ format: ['first'] }, one('team', must('Owner'))),
    cases: list(
      {
        sort: enumeration({ ...says('Sort'), options }),
        note: when({ sort: [null, 'first'] }, text({ ...says('Case note'), maxLength: 9 })),
        names: when({ sort: ['second'] }, texts(must('Case names'))),
      },
      says('Cases'),
    ),
  }),
  kindsOfRows: form('Rows', {
    contacts: contacts(),
    rows: list(
      {
        name: text({ ...must('Row name'), maxLength: 20 }),
        address: email(says('Row email')),
        count: integer({ ...says('Row count'), min: 0, max: 9 }),
        choice: enumeration({ ...must('Row choice'), options }),
        isLast: boolean({ ...says('Row is last'), default: false }),
      },
      says('Rows'),
    ),
    parts: list({ word: text({ ...must('Part word'), maxLength: 20 }) }, must('Parts')),
    records: {
      ...rows('goal', 'vertical', says('Records')),
      fields: { label: text({ ...must('Record label'), maxLength: 20 }), isDone: boolean(says('Record is done')) },
    },
    group: group(
      {
        link: url(says('Group link')),
        amount: decimal({ ...says('Group amount'), min: '0' }),
        day: date(says('Group day')),
        choice: enumeration({ ...says('Group choice'), options: numbered }),
      },
      says('Group'),
    ),
    request: group(
      {
        format: enumeration({
          ...must('Request format'),
          default: 'json',
          options: { json: { en: 'JSON', ru: 'JSON' } },
        }),
        body: {
          ...text({ ...says('Request body'), multiline: true, macros: 'lead', otherBraces: true }),
          rules: [rule('maxLength', 200), rule('macro', 'lead'), rule('jsonBody', 'lead', 'format')],
        },
      },
      must('Request'),
    ),
    ...secret('key', says('Key')),
    parameters: parameters('landing', says('Parameters')),
  }),
};

/** The same with everything filled in, by their names in code. */
export const kindEntities: Readonly<Record<string, Entity>> = Object.fromEntries(
  Object.entries(definitions).map(([key, definition]) => [key, complete(key, definition)]),
);
