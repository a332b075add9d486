import { add, parseDecimal, subtract } from './money/decimal.ts';
import { contactChannel } from './traffic/contacts.ts';
import { looksLikeExpression } from './expression-syntax.ts';
import { isEmpty } from './text/is-empty.ts';
import { filledSample, hasMacroBraces, macroSets, type MacroSet, unknownMacros } from './traffic/macros.ts';
import { numberOrder, type Order, timeOrder } from './value-order.ts';
import { exactPattern, fits, type PatternName, patterns } from './text/patterns.ts';
import { isSchedule, type OpeningHours, type Schedule, spansOf, timePatterns } from './time/schedule.ts';
import { textOf } from './text/text.ts';
import { isZone } from './time/zones.ts';
import { fill, type Language, type Words } from './text/words.ts';

/** Bounds of every whole number, and of the integer part of every number, that a person may enter. */
export const integerBounds = { minimum: -2147483648, maximum: 2147483647 } as const;

export type JsonSchema = { [keyword: string]: unknown };

type Arg = string | number;

/**
 * A validation rule: its message, its check, the equivalent JSON Schema in the contract (absent if JSON Schema can’t
 * express it), and values that break and keep it, from which tests are generated.
 */
interface RuleRow {
  message: Words;
  /** Returns whether a given value keeps the rule. `values` are the other fields of the same record. */
  passes(value: unknown, args: readonly Arg[], values: Readonly<Record<string, unknown>>): boolean;
  /** The rule that is told instead of this one, if it is that which the value breaks. */
  instead?(value: unknown): 'tooLarge' | 'tooSmall' | undefined;
  /** What in the value breaks it, as further arguments of its message. */
  found?(value: unknown, args: readonly Arg[]): Arg[];
  schema?(args: readonly Arg[]): JsonSchema;
  wrong?(args: readonly Arg[]): unknown[];
}

const within = (value: unknown): boolean =>
  numberOrder(value, integerBounds.minimum) > 0 && numberOrder(value, integerBounds.maximum) <= 0;

/** Returns by which end a number is beyond the bounds of every number; calls may send ones that text can’t hold. */
const beyond = (value: unknown): 'tooLarge' | 'tooSmall' | undefined => {
  if (within(value)) return undefined;
  if (value === Infinity || value === -Infinity || Number.isInteger(value))
    return Number(value) > 0 ? 'tooLarge' : 'tooSmall';
  const number = parseDecimal(textOf(value));
  return number === undefined ? undefined : number.startsWith('-') ? 'tooSmall' : 'tooLarge';
};

const pattern = (name: PatternName, message: Words, wrong: unknown[]): RuleRow => ({
  message,
  passes: (value) => fits(name, textOf(value)),
  schema: () => ({ pattern: patterns[name] }),
  wrong: () => wrong,
});

const other = (args: readonly Arg[], values: Readonly<Record<string, unknown>>): unknown => values[String(args[0])];

/** Compares with the field named by the first argument; passes if that field is empty. */
const compared = (message: Words, keeps: (sign: number) => boolean, order: Order = numberOrder): RuleRow => ({
  message,
  passes: (value, args, values) => isEmpty(other(args, values)) || keeps(order(value, other(args, values))),
});

const isMacroSet = (name: unknown): name is MacroSet => typeof name === 'string' && Object.hasOwn(macroSets, name);

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const hasTimes = ({ from, to }: OpeningHours): boolean =>
  new RegExp(timePatterns.from).test(from) && new RegExp(timePatterns.to).test(to);

/** Defines a rule that applies to schedules only. */
const ofSchedule = (
  message: Words,
  keeps: (schedule: Schedule, args: readonly Arg[]) => boolean,
  wrong: RuleRow['wrong'] = () => [],
): RuleRow => ({
  message,
  passes: (value, args) => !isSchedule(value) || keeps(value, args),
  wrong,
});

/** The patterns of contacts, by channel; those of messengers can be anything. */
const channelPatterns = new Map<number, PatternName>([
  [contactChannel.phone, 'phone'],
  [contactChannel.url, 'url'],
  [contactChannel.email, 'email'],
]);

/** Every rule a form or a call can break. Rules are checked on values that are present; only `required` on absence. */
export const rules = {
  required: {
    message: { en: 'This is a required field', ru: 'Обязательное поле' },
    passes: (value) => !isEmpty(value),
    wrong: () => ['', '   '],
  },
  minLength: {
    message: { en: 'Enter at least {0} characters', ru: 'Введите не менее {0} символов' },
    passes: (value, [min]) => [...textOf(value)].length >= Number(min),
    schema: ([min]) => ({ minLength: min }),
    wrong: ([min]) => (Number(min) > 1 ? ['x'.repeat(Number(min) - 1)] : []),
  },
  maxLength: {
    message: { en: 'Enter at most {0} characters', ru: 'Введите не более {0} символов' },
    passes: (value, [max]) => [...textOf(value)].length <= Number(max),
    schema: ([max]) => ({ maxLength: max }),
    wrong: ([max]) => ['x'.repeat(Number(max) + 1)],
  },
  length: {
    message: { en: 'Enter exactly {0} characters', ru: 'Нужно ровно столько символов: {0}' },
    passes: (value, [exact]) => [...textOf(value)].length === Number(exact),
    schema: ([exact]) => ({ minLength: exact, maxLength: exact }),
    wrong: ([exact]) => ['x'.repeat(Number(exact) + 1)],
  },
  minMaxLength: {
    message: { en: 'Enter {0} to {1} characters', ru: 'Введите от {0} до {1} символов' },
    passes: (value, [min, max]) =>
      textOf(value).trim() !== '' &&
      [...textOf(value)].length >= Number(min) &&
      [...textOf(value)].length <= Number(max),
    schema: ([min, max]) => ({ minLength: min, maxLength: max, pattern: patterns.notBlank }),
    wrong: ([, max]) => ['x'.repeat(Number(max) + 1)],
  },
  maxItems: {
    message: { en: 'Choose at most {0}', ru: 'Выберите не более {0}' },
    passes: (value, [max]) => !Array.isArray(value) || value.length <= Number(max),
    schema: ([max]) => ({ maxItems: max }),
  },
  maxProperties: {
    message: { en: 'Send at most {0} values', ru: 'Передайте не более {0} значений' },
    passes: () => true,
  },
  email: pattern('email', { en: 'Enter a valid email address', ru: 'Введите правильный адрес эл. почты' }, [
    'nobody',
    'a b@example.com',
    'a@b',
    'a@b..c',
  ]),
  password: pattern(
    'password',
    { en: 'Enter at least 5 characters without spaces', ru: 'Введите не менее 5 символов без пробелов' },
    ['abc', 'ab cd ef'],
  ),
  number: {
    message: { en: 'Enter digits only', ru: 'Введите только цифры' },
    passes: (value) => fits('number', textOf(value)) && within(value),
    instead: beyond,
    schema: () => ({ minimum: 0, maximum: integerBounds.maximum }),
    wrong: () => [-1, 2147483648],
  },
  tooLarge: {
    message: { en: 'The number is too large', ru: 'Слишком большое число' },
    passes: (value) => beyond(value) !== 'tooLarge',
  },
  tooSmall: {
    message: { en: 'The number is too small', ru: 'Слишком маленькое число' },
    passes: (value) => beyond(value) !== 'tooSmall',
  },
  integerNumber: {
    message: { en: 'Enter a whole number', ru: 'Введите целое число' },
    passes: (value) => fits('integer', textOf(value)) && within(value),
    instead: beyond,
    schema: () => ({ exclusiveMinimum: integerBounds.minimum, maximum: integerBounds.maximum }),
    wrong: () => [1.5, 2147483648],
  },
  floatNumber: {
    message: {
      en: 'Enter a number with at most 8 decimals',
      ru: 'Введите число, не более 8 знаков после запятой',
    },
    passes: (value) => fits('float', textOf(value)) && within(value),
    instead: beyond,
    schema: () => ({
      pattern: patterns.decimal,
      'x-exclusiveMinimum': String(integerBounds.minimum),
      'x-maximum': String(integerBounds.maximum),
    }),
    wrong: () => ['1.123456789', '99999999999'],
  },
  floatLimit: {
    message: {
      en: 'Enter a number with at most {0} decimals',
      ru: 'Введите число, знаков после запятой не более {0}',
    },
    passes: (value, [decimals]) =>
      new RegExp(Number(decimals) === 0 ? '^[+-]?\\d+$' : `^[+-]?\\d+([.,]\\d{1,${decimals}})?$`).test(textOf(value)),
    // Numbers with too many digits are rejected by the schema as well; the rule `wholeDigits` has the message.
    schema: ([decimals]) => ({ pattern: exactPattern(Number(decimals)) }),
    wrong: ([decimals]) => [`1.${'1'.repeat(Number(decimals) + 1)}`, 'ten'],
  },
  wholeDigits: {
    message: {
      en: 'Enter at most {0} digits before the decimal point',
      ru: 'Введите не более {0} цифр до запятой',
    },
    passes: (value, [max]) => (/\d+/.exec(textOf(value))?.[0] ?? '').replace(/^0+(?=\d)/, '').length <= Number(max),
    wrong: ([max]) => [`1${'0'.repeat(Number(max))}`, `-${'9'.repeat(Number(max) + 1)}.5`],
  },
  min: {
    message: { en: 'Enter {0} or more', ru: 'Введите {0} или больше' },
    passes: (value, [min]) => numberOrder(value, min) >= 0,
    schema: ([min]) => (typeof min === 'number' ? { minimum: min } : { 'x-minimum': min }),
    wrong: ([min]) => (typeof min === 'number' ? [min - 1] : [subtract(String(min), '1')]),
  },
  max: {
    message: { en: 'Enter {0} or less', ru: 'Введите {0} или меньше' },
    passes: (value, [max]) => numberOrder(value, max) <= 0,
    schema: ([max]) => (typeof max === 'number' ? { maximum: max } : { 'x-maximum': max }),
    wrong: ([max]) => (typeof max === 'number' ? [max + 1] : [add(String(max), '1')]),
  },
  minMax: {
    message: { en: 'Enter a number from {0} to {1}', ru: 'Введите число от {0} до {1}' },
    passes: (value, [min, max]) => numberOrder(value, min) >= 0 && numberOrder(value, max) <= 0,
    schema: ([min, max]) =>
      typeof min === 'number' ? { minimum: min, maximum: max } : { 'x-minimum': min, 'x-maximum': max },
    wrong: ([, max]) => (typeof max === 'number' ? [max + 1] : [add(String(max), '1')]),
  },
  less: compared({ en: 'Must be less than “{1}”', ru: 'Должно быть меньше, чем «{1}»' }, (sign) => sign < 0),
  more: compared({ en: 'Must be more than “{1}”', ru: 'Должно быть больше, чем «{1}»' }, (sign) => sign > 0),
  match: {
    message: { en: 'Must be the same as “{1}”', ru: 'Должно совпадать с «{1}»' },
    passes: (value, args, values) => textOf(value) === textOf(other(args, values) ?? ''),
  },
  confirmPassword: {
    message: { en: 'The passwords do not match', ru: 'Пароли не совпадают' },
    passes: (value, args, values) => textOf(value) === textOf(other(args, values) ?? ''),
  },
  before: compared(
    { en: 'The start must be before the end', ru: 'Начало должно быть раньше конца' },
    (sign) => sign < 0,
    timeOrder,
  ),
  after: compared(
    { en: 'The end must be after the start', ru: 'Конец должен быть позже начала' },
    (sign) => sign > 0,
    timeOrder,
  ),
  hash: pattern('hash', { en: 'Use only letters and digits', ru: 'Только латинские буквы и цифры' }, ['a-b', 'a b']),
  phone: pattern('phone', { en: 'Enter a valid phone number', ru: 'Введите правильный номер телефона' }, [
    'call me',
    '123#4',
  ]),
  url: pattern(
    'url',
    { en: 'Enter a URL starting with http:// or https://', ru: 'Введите ссылку, начинающуюся с http:// или https://' },
    ['example.com', 'ftp://example.com', 'https://exa mple.com', 'https://localhost'],
  ),
  https: pattern('https', { en: 'Enter a URL starting with https://', ru: 'Введите ссылку, начинающуюся с https://' }, [
    'http://chat.example/a.js',
    'chat.example/a.js',
    'https://localhost/a.js',
    'https://a.example;script-src/a.js',
    'https://a.example@b.example/a.js',
    'https://a.example:99999/a.js',
    'javascript:alert(1)//https://a.example',
  ]),
  hostName: pattern('hostName', { en: 'Enter a valid domain name', ru: 'Введите правильный домен' }, [
    'example',
    'exa mple.com',
    '-a.com',
  ]),
  ip: {
    message: { en: 'Enter a valid IP address', ru: 'Введите правильный IP-адрес' },
    passes: (value) => fits('ipv4', textOf(value)) || fits('ipv6', textOf(value)),
    schema: () => ({ pattern: `${patterns.ipv4}|${patterns.ipv6}` }),
    wrong: () => ['256.1.1.1', '1.2.3', 'zz::1'],
  },
  date: {
    message: { en: 'Enter a valid date', ru: 'Введите правильную дату' },
    passes: (value) => {
      // Calendars have no year 0, nor does the database.
      if (!fits('date', textOf(value)) || textOf(value).startsWith('0000')) return false;
      const day = new Date(`${textOf(value)}T00:00:00Z`);
      return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(textOf(value));
    },
    schema: () => ({ pattern: patterns.date }),
    wrong: () => ['2026-13-01', '0000-01-01'],
  },
  pattern: {
    message: { en: 'Invalid format', ru: 'Неверный формат' },
    passes: (value, [source]) => new RegExp(String(source), 'u').test(textOf(value)),
    schema: ([source]) => ({ pattern: source }),
  },
  adult: {
    message: { en: 'Must be over {0} years old', ru: 'Возраст должен быть больше {0} лет' },
    passes: (value, [years]) => {
      const limit = new Date();
      limit.setUTCFullYear(limit.getUTCFullYear() - Number(years));
      return textOf(value) < limit.toISOString().slice(0, 10);
    },
    wrong: () => [new Date().toISOString().slice(0, 10)],
  },
  kilobytes: {
    message: { en: 'Must be at most {0} kB', ru: 'Здесь можно хранить не более {0} КБ' },
    passes: (value, [max]) => new TextEncoder().encode(JSON.stringify(value)).length <= Number(max) * 1024,
    wrong: ([max]) => [{ note: 'x'.repeat(Number(max) * 1024) }],
  },
  maxRanges: ofSchedule(
    { en: 'Enter at most {0} time ranges', ru: 'Введите не более {0} промежутков' },
    ({ ranges }, [max]) => ranges.length <= Number(max),
    ([max]) => [
      {
        timezone: 'UTC',
        ranges: Array.from({ length: Number(max) + 1 }, () => ({ days: ['monday'], from: '09:00', to: '18:00' })),
      },
    ],
  ),
  scheduleTimes: ofSchedule(
    { en: 'Enter times such as 09:00', ru: 'Введите время в виде 09:00' },
    ({ ranges }) => ranges.every(hasTimes),
    () => [
      { timezone: 'UTC', ranges: [{ days: ['monday'], from: '9', to: '18:00' }] },
      { timezone: 'UTC', ranges: [{ days: ['monday'], from: '24:00', to: '18:00' }] },
      { timezone: 'UTC', ranges: [{ days: ['monday'], from: '09:00', to: '24:30' }] },
    ],
  ),
  scheduleZone: ofSchedule(
    { en: 'Choose a time zone from the list', ru: 'Выберите часовой пояс из списка' },
    ({ timezone }) => isZone(timezone),
    () => [{ timezone: 'Mars/Olympus', ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }] }],
  ),
  scheduleOpen: ofSchedule(
    {
      en: 'Never open: add opening hours, or choose “Always”',
      ru: 'Никогда не открыто: добавьте часы или выберите «Всегда»',
    },
    ({ ranges }) => !ranges.every(hasTimes) || spansOf(ranges).length > 0,
    () => [
      { timezone: 'UTC', ranges: [] },
      { timezone: 'UTC', ranges: [{ days: ['monday'], from: '09:00', to: '09:00' }] },
      { timezone: 'UTC', ranges: [{ days: [], from: '09:00', to: '18:00' }] },
    ],
  ),
  macroBraces: {
    message: {
      en: 'Use braces only around macros, such as {click_id}',
      ru: 'Фигурные скобки нужны только для макросов, например {click_id}',
    },
    passes: (value) => hasMacroBraces(textOf(value)),
    wrong: () => ['https://example.com/?id={click_id', 'https://example.com/?id=click_id}'],
  },
  macro: {
    message: { en: '{1} is not a macro. Did you mean {2}?', ru: 'Макроса {1} нет. Возможно, {2}?' },
    passes: (value, [set]) => !isMacroSet(set) || unknownMacros(textOf(value), set).length === 0,
    found: (value, [set]) =>
      isMacroSet(set)
        ? unknownMacros(textOf(value), set)
            .slice(0, 1)
            .flatMap(({ name, nearest }) => [`{${name}}`, `{${nearest}}`])
        : [],
    wrong: () => ['https://example.com/?id={clickid}', 'https://example.com/?id={}'],
  },
  expression: {
    message: {
      en: 'This is not a valid regular expression: check its brackets and characters such as \\d, + and *',
      ru: 'Это не регулярное выражение: проверьте скобки и знаки вроде \\d, + и *',
    },
    passes: (value) => looksLikeExpression(textOf(value)),
    wrong: () => ['(', '[a', 'a**'],
  },
  /** A request’s body, if the field named by the second argument says that it is JSON. */
  jsonBody: {
    message: {
      en: 'This is not valid JSON once macros are filled in',
      ru: 'После подстановки макросов это не JSON',
    },
    passes: (value, [set, format], values) =>
      values[String(format)] !== 'json' || !isMacroSet(set) || isJson(filledSample(textOf(value), set, 'json')),
  },
  type: { message: { en: 'Invalid type', ru: 'Неверный тип значения' }, passes: () => true },
  unknown: { message: { en: 'Unknown field “{0}”', ru: 'Неизвестное поле «{0}»' }, passes: () => true },
  choice: {
    message: { en: 'Choose one of the options', ru: 'Выберите один из вариантов' },
    passes: () => true,
  },
  unique: { message: { en: 'This value is already in use', ru: 'Это значение уже используется' }, passes: () => true },
  repeated: {
    message: { en: 'This is given more than once', ru: 'Это указано больше одного раза' },
    passes: () => true,
  },
  uniqueInInstallation: {
    message: { en: 'Already used in this installation', ru: 'Уже используется в этой установке' },
    passes: () => true,
  },
  reference: {
    message: { en: 'Record not found: {0}', ru: 'Запись не найдена: {0}' },
    passes: () => true,
  },
  /** A contact's value must suit the channel named by its row's `type` (see `contactTypes`). */
  channel: {
    message: { en: 'Enter a valid contact', ru: 'Введите правильный контакт' },
    passes: (value, _, { type }) => {
      const name = channelPatterns.get(Number(type));
      return name === undefined ? textOf(value).trim().length >= 2 : fits(name, textOf(value));
    },
  },
  commonPassword: {
    message: {
      en: 'This password is too common. Choose another one',
      ru: 'Этот пароль слишком распространён. Придумайте другой',
    },
    passes: () => true,
  },
  currentPassword: {
    message: { en: 'Wrong password', ru: 'Неверный пароль' },
    passes: () => true,
  },
  twoFactor: {
    message: { en: 'Invalid code, please try again', ru: 'Неверный код, попробуйте ещё раз' },
    passes: () => true,
  },
  future: { message: { en: 'Enter a time in the future', ru: 'Укажите время в будущем' }, passes: () => true },
  fileSize: {
    message: { en: 'The file must be at most {0} MB', ru: 'Размер файла не должен превышать {0} МБ' },
    passes: () => true,
  },
  image: {
    message: { en: 'This image can’t be read', ru: 'Это изображение не читается' },
    passes: () => true,
  },
  imageSide: {
    message: {
      en: 'The image must be at most {0} pixels wide and tall',
      ru: 'Ширина и высота изображения — не больше {0} пикселей',
    },
    passes: () => true,
  },
  fileType: {
    message: {
      en: 'Choose a file of one of these types: {0}',
      ru: 'Выберите файл одного из этих типов: {0}',
    },
    passes: () => true,
  },
} as const satisfies Record<string, RuleRow>;

export type RuleName = keyof typeof rules;

/** A rule with its arguments, as a field of a definition carries it: `{ name: 'maxLength', args: [200] }`. */
export interface Rule {
  name: RuleName;
  args: readonly Arg[];
}

export const rule = (name: RuleName, ...args: Arg[]): Rule => ({ name, args });

const row = (name: RuleName): RuleRow => rules[name];

/** Returns the rules that a value breaks, in the order given, with what breaks them; an empty one can break only `required`. */
export const brokenRules = (
  value: unknown,
  of: readonly Rule[],
  values: Readonly<Record<string, unknown>> = {},
): Rule[] =>
  of.flatMap(({ name, args }) => {
    const breaks = isEmpty(value) ? name === 'required' : name !== 'required' && !row(name).passes(value, args, values);
    if (!breaks) return [];
    const instead = row(name).instead?.(value);
    return [
      instead ? { name: instead, args: [] } : { name, args: [...args, ...(row(name).found?.(value, args) ?? [])] },
    ];
  });

/** Returns the first rule that a value breaks; those after it are not tried. */
export const firstBroken = (
  value: unknown,
  of: readonly Rule[],
  values: Readonly<Record<string, unknown>> = {},
): Rule | undefined => {
  for (const one of of) {
    const [first] = brokenRules(value, [one], values);
    if (first) return first;
  }
  return undefined;
};

/** Returns a rule’s message in one language, with its arguments filled in. */
export const ruleMessage = ({ name, args }: Rule, language: Language): string =>
  fill(row(name).message[language], args);

/** Returns the part of a rule that JSON Schema can express; `{}` if none. */
export const ruleSchema = ({ name, args }: Rule): JsonSchema => row(name).schema?.(args) ?? {};

/** Returns values that break a rule, from which tests are generated. */
export const invalidValues = ({ name, args }: Rule): unknown[] => row(name).wrong?.(args) ?? [];
