import { closest } from 'fastest-levenshtein';
import type { Words } from '../text/words.ts';

/**
 * Macros in templates: `{click_id}` in a link is replaced by the id of the click it is filled in for. Other braces are
 * text.
 */

interface Macro extends Words {
  /** An example value. */
  sample: string;
}

const sub = (n: number): Macro => ({ en: `Sub ID ${n} from the link`, ru: `sub ID ${n} из ссылки`, sample: `sub${n}` });

/** The macros that each kind of template takes, by name. */
export const macroSets = {
  /** Where visitors are sent after a click. */
  click: {
    click_id: { en: 'ID of the click', ru: 'ID клика', sample: '01k7x9q2m4' },
    visitor_id: { en: 'ID of the visitor', ru: 'ID посетителя', sample: '01k7x9q2m4' },
    campaign_id: { en: 'ID of the campaign', ru: 'ID кампании', sample: '384' },
    affiliate_id: { en: 'ID of the affiliate', ru: 'ID партнёра', sample: '57' },
    offer_id: { en: 'ID of the offer', ru: 'ID оффера', sample: '12' },
    landing_id: { en: 'ID of the landing page', ru: 'ID лендинга', sample: '208' },
    country: { en: 'Country of the visitor, two letters', ru: 'Страна посетителя, две буквы', sample: 'LV' },
    language: { en: 'Language of the visitor, two letters', ru: 'Язык посетителя, две буквы', sample: 'lv' },
    ip: { en: 'IP address of the visitor', ru: 'IP-адрес посетителя', sample: '203.0.113.7' },
    user_agent: { en: 'Browser of the visitor', ru: 'Браузер посетителя', sample: 'Mozilla/5.0 (X11; Linux)' },
    referrer: { en: 'Page the visitor came from', ru: 'Откуда пришёл посетитель', sample: 'https://blog.example/' },
    source: { en: 'Source named in the link', ru: 'Источник из ссылки', sample: 'newsletter' },
    timestamp: { en: 'Time of the click, seconds UTC', ru: 'Время клика, секунды UTC', sample: '1767225600' },
    sub1: sub(1),
    sub2: sub(2),
    sub3: sub(3),
    sub4: sub(4),
    sub5: sub(5),
    sub6: sub(6),
    sub7: sub(7),
    sub8: sub(8),
    sub9: sub(9),
  },
  /** What is sent to an advertiser about a lead. */
  lead: {
    lead_id: { en: 'ID of the lead', ru: 'ID лида', sample: '90412' },
    click_id: { en: 'ID of the click', ru: 'ID клика', sample: '01k7x9q2m4' },
    first_name: { en: 'First name', ru: 'Имя', sample: 'Anna' },
    last_name: { en: 'Last name', ru: 'Фамилия', sample: 'Ozola' },
    full_name: { en: 'First and last name', ru: 'Имя и фамилия', sample: 'Anna Ozola' },
    email: { en: 'Email', ru: 'Эл. почта', sample: 'anna.ozola@mail.example' },
    email_md5: {
      en: 'Email in lower case, MD5',
      ru: 'Эл. почта строчными буквами, MD5',
      sample: 'd8e63ce72d3c59676a219956a141c957',
    },
    email_sha256: {
      en: 'Email in lower case, SHA-256',
      ru: 'Эл. почта строчными буквами, SHA-256',
      sample: '3384eac2f3e8dd7f57188b9d9a5c9103a214dace1e3dce39ea7b7e26ae70adf1',
    },
    phone: { en: 'Phone, digits with country code', ru: 'Телефон с кодом страны', sample: '+37120001234' },
    phone_digits: { en: 'Phone without the plus', ru: 'Телефон без плюса', sample: '37120001234' },
    phone_sha256: {
      en: 'Phone without the plus, SHA-256',
      ru: 'Телефон без плюса, SHA-256',
      sample: '49b5fed253a4529b2b05250ba21703c29aab05e65ef7bdd58350558ade2c8428',
    },
    country: { en: 'Country, two letters', ru: 'Страна, две буквы', sample: 'LV' },
    country_alpha3: { en: 'Country, three letters', ru: 'Страна, три буквы', sample: 'LVA' },
    language: { en: 'Language, two letters', ru: 'Язык, две буквы', sample: 'lv' },
    ip: { en: 'IP address', ru: 'IP-адрес', sample: '203.0.113.7' },
    user_agent: { en: 'Browser', ru: 'Браузер', sample: 'Mozilla/5.0 (X11; Linux)' },
    landing: {
      en: 'Landing page of the lead',
      ru: 'Лендинг, с которого пришёл лид',
      sample: 'https://quiz.example/',
    },
    offer_id: { en: 'ID of the offer', ru: 'ID оффера', sample: '12' },
    offer: { en: 'Title of the offer', ru: 'Название оффера', sample: 'Bitrush Robot DE' },
    campaign_id: { en: 'ID of the campaign', ru: 'ID кампании', sample: '384' },
    affiliate_id: { en: 'ID of the affiliate', ru: 'ID партнёра', sample: '57' },
    timestamp: { en: 'Time of the lead, seconds UTC', ru: 'Время лида, секунды UTC', sample: '1767225600' },
    timestamp_ms: { en: 'Time of the lead, milliseconds', ru: 'Время лида, миллисекунды', sample: '1767225600000' },
    date: { en: 'Day of the lead, UTC', ru: 'День лида, UTC', sample: '2026-01-01' },
    date_time: { en: 'Time of the lead, ISO 8601', ru: 'Время лида, ISO 8601', sample: '2026-01-01T00:00:00Z' },
    sub1: sub(1),
    sub2: sub(2),
    sub3: sub(3),
    sub4: sub(4),
    sub5: sub(5),
    sub6: sub(6),
    sub7: sub(7),
    sub8: sub(8),
    sub9: sub(9),
  },
  /** What an affiliate is told about the outcome of their traffic. */
  postback: {
    event: { en: 'What happened', ru: 'Что произошло', sample: 'conversion_approved' },
    event_id: {
      en: 'ID of the event, the same for every attempt',
      ru: 'ID события, один и тот же при повторах',
      sample: '0b6f8f1e-6d1c-4c7e-9a55-3c1f1b0c7f21',
    },
    status: {
      en: 'Status, in the affiliate’s terms if mapped',
      ru: 'Статус, словом партнёра, если задано',
      sample: 'approved',
    },
    click_id: { en: 'ID of the click', ru: 'ID клика', sample: '01k7x9q2m4' },
    lead_id: { en: 'ID of the lead', ru: 'ID лида', sample: '90412' },
    transaction_id: { en: 'ID of the conversion', ru: 'ID конверсии', sample: '7731' },
    goal: { en: 'Key of the goal', ru: 'Ключ цели', sample: 'ftd' },
    lead_grade: { en: 'Lead grade', ru: 'Оценка лида', sample: 'Deposited' },
    payout: { en: 'Payout', ru: 'Выплата', sample: '120.00' },
    currency: { en: 'Currency of the payout', ru: 'Валюта выплаты', sample: 'USD' },
    offer_id: { en: 'ID of the offer', ru: 'ID оффера', sample: '12' },
    offer: { en: 'Title of the offer', ru: 'Название оффера', sample: 'Bitrush Robot DE' },
    campaign_id: { en: 'ID of the campaign', ru: 'ID кампании', sample: '384' },
    affiliate_id: { en: 'ID of the affiliate', ru: 'ID партнёра', sample: '57' },
    country: { en: 'Country, two letters', ru: 'Страна, две буквы', sample: 'LV' },
    timestamp: { en: 'Time of the event, seconds UTC', ru: 'Когда произошло, секунды UTC', sample: '1767225600' },
    sub1: sub(1),
    sub2: sub(2),
    sub3: sub(3),
    sub4: sub(4),
    sub5: sub(5),
    sub6: sub(6),
    sub7: sub(7),
    sub8: sub(8),
    sub9: sub(9),
  },
  /** The request to an advertiser for lead statuses. */
  status_request: {
    from: { en: 'Leads since, day', ru: 'Лиды с даты', sample: '2026-01-01' },
    to: { en: 'Leads until, day', ru: 'Лиды по дату', sample: '2026-01-31' },
    from_timestamp: { en: 'Leads since, seconds UTC', ru: 'Лиды с момента, секунды UTC', sample: '1767225600' },
    to_timestamp: { en: 'Leads until, seconds UTC', ru: 'Лиды до момента, секунды UTC', sample: '1769903999' },
    page: { en: 'Number of the page, from 1', ru: 'Номер страницы, с 1', sample: '1' },
    offset: { en: 'How many leads to skip', ru: 'Сколько лидов пропустить', sample: '0' },
    page_size: { en: 'Leads per page', ru: 'Лидов на странице', sample: '100' },
  },
  /** The request to an advertiser for customer figures. */
  customer_request: {
    from: { en: 'Figures since, day', ru: 'Показатели с даты', sample: '2026-01-25' },
    to: { en: 'Figures until, day', ru: 'Показатели по дату', sample: '2026-01-31' },
    from_timestamp: {
      en: 'Figures since, seconds UTC',
      ru: 'Показатели с момента, секунды UTC',
      sample: '1769299200',
    },
    to_timestamp: {
      en: 'Figures until, seconds UTC',
      ru: 'Показатели до момента, секунды UTC',
      sample: '1769903999',
    },
    page: { en: 'Number of the page, from 1', ru: 'Номер страницы, с 1', sample: '1' },
    offset: { en: 'How many rows to skip', ru: 'Сколько строк пропустить', sample: '0' },
    page_size: { en: 'Rows per page', ru: 'Строк на странице', sample: '100' },
  },
} as const satisfies Record<string, Readonly<Record<string, Macro>>>;

export type MacroSet = keyof typeof macroSets;

/** The forms in which a macro of a further parameter can give its value: `{param.passport.md5}`. */
export const parameterForms = {
  lower: { en: 'in lower case', ru: 'строчными буквами' },
  upper: { en: 'in upper case', ru: 'прописными буквами' },
  digits: { en: 'digits alone', ru: 'только цифры' },
  dmy: { en: 'a date as 31.12.2026', ru: 'дата как 31.12.2026' },
  mdy: { en: 'a date as 12/31/2026', ru: 'дата как 12/31/2026' },
  md5: { en: 'MD5', ru: 'MD5' },
  sha256: { en: 'SHA-256', ru: 'SHA-256' },
} as const satisfies Record<string, Words>;

export type ParameterForm = keyof typeof parameterForms;

const isForm = (name: string): name is ParameterForm => Object.hasOwn(parameterForms, name);

/** Sets that include macros for the vertical’s own parameters. */
const takesParameters = (set: MacroSet): boolean => set === 'lead';

/** Returns the macro of a parameter, in a form of it if one is given. */
export const parameterMacro = (name: string, form?: ParameterForm): string =>
  form === undefined ? `param.${name}` : `param.${name}.${form}`;

/**
 * Returns the parameter that a macro names, `age` for `param.age` and `param.age.digits`, and the form; undefined for
 * any other macro.
 */
export const parameterOf = (macro: string): { name: string; form: string | undefined } | undefined => {
  const [, name, form] = /^param\.([A-Za-z]\w*)(?:\.(\w+))?$/.exec(macro) ?? [];
  return name === undefined ? undefined : { name, form };
};

/** A piece of a template: plain text, a macro by name, or a stray brace. */
export type TemplatePart = { text: string } | { macro: string } | { brace: string };

/** Splits a template into its pieces, in order. */
export const parseTemplate = (template: string): TemplatePart[] =>
  [...template.matchAll(/\{(param(?:\.\w*)+|\w*)\}|([{}])|[^{}]+/g)].map(([whole, macro, brace]) => {
    if (macro !== undefined) return { macro };
    return brace === undefined ? { text: whole } : { brace };
  });

/** Returns the names of a set’s macros. */
export const macroNames = (set: MacroSet): string[] => Object.keys(macroSets[set]);

/** Returns whether a set has a macro of this name; which parameters exist depends on the vertical. */
export const isMacro = (set: MacroSet, name: string): boolean => {
  if (Object.hasOwn(macroSets[set], name)) return true;
  const { form } = (takesParameters(set) && parameterOf(name)) || { form: '' };
  return form === undefined || isForm(form);
};

/** In a parameter’s macro, only the form can be misspelled. */
const nearestOf = (set: MacroSet, name: string): string => {
  const parameter = takesParameters(set) ? parameterOf(name) : undefined;
  if (parameter?.form === undefined) return closest(name, macroNames(set));
  return `param.${parameter.name}.${closest(parameter.form, Object.keys(parameterForms))}`;
};

interface UnknownMacro {
  name: string;
  /** The macro with the closest name. */
  nearest: string;
}

/** Returns the names in a template’s braces that aren’t macros of the set. */
export const unknownMacros = (template: string, set: MacroSet): UnknownMacro[] =>
  parseTemplate(template).flatMap((part) =>
    'macro' in part && !isMacro(set, part.macro) ? [{ name: part.macro, nearest: nearestOf(set, part.macro) }] : [],
  );

/** Returns the macros of a lead template that name a parameter which the vertical doesn’t ask for. */
export const unknownParameters = (template: string, parameters: readonly string[]): UnknownMacro[] =>
  parseTemplate(template).flatMap((part) => {
    const named = 'macro' in part ? parameterOf(part.macro) : undefined;
    if (!('macro' in part) || !named || parameters.includes(named.name)) return [];
    const known = [...parameters.map((name) => parameterMacro(name)), ...macroNames('lead')];
    return [{ name: part.macro, nearest: closest(parameterMacro(named.name), known) }];
  });

/** Returns whether all braces in a template belong to macros. */
export const hasMacroBraces = (template: string): boolean =>
  parseTemplate(template).every((part) => !('brace' in part));

/** How values are encoded when a template is filled in: in a URL, inside a JSON string, or not at all. */
export type MacroEncoding = 'query' | 'json' | 'plain';

const encodings: Readonly<Record<MacroEncoding, (value: string) => string>> = {
  // An unpaired surrogate can’t be encoded in a URL.
  query: (value) => encodeURIComponent(value.toWellFormed()),
  json: (value) => JSON.stringify(value).slice(1, -1),
  plain: (value) => value,
};

/** The values of macros by name. */
type MacroValues = Readonly<Record<string, string | undefined>>;

/** Joins the pieces of a template with its macros filled in; macros without a value become empty. */
export const fillParts = (parts: readonly TemplatePart[], values: MacroValues, encoding: MacroEncoding): string => {
  let filled = '';
  for (const part of parts) {
    if ('text' in part) filled += part.text;
    else if ('brace' in part) filled += part.brace;
    else if (Object.hasOwn(values, part.macro)) filled += encodings[encoding](values[part.macro] ?? '');
  }
  return filled;
};

/** Fills in the macros of a template. */
export const fillTemplate = (template: string, values: MacroValues, encoding: MacroEncoding): string =>
  fillParts(parseTemplate(template), values, encoding);

const jsonNumber = /^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/;

/**
 * Fills in the macros of a JSON template. Inside a string, a value becomes part of that string; elsewhere it becomes a
 * number or a string, or null if there is none: never more than one value.
 */
export const fillJson = (template: string, values: MacroValues): string => {
  let isInside = false;
  return parseTemplate(template)
    .map((part) => {
      // Two braces with nothing between are an empty object.
      if ('macro' in part && part.macro !== '') {
        const value = Object.hasOwn(values, part.macro) ? values[part.macro] : undefined;
        if (isInside) return encodings.json(value ?? '');
        if (value === undefined) return 'null';
        return jsonNumber.test(value) ? value : JSON.stringify(value);
      }
      const text = 'text' in part ? part.text : 'brace' in part ? part.brace : '{}';
      for (const [mark] of text.matchAll(/\\.|"/gs)) if (mark === '"') isInside = !isInside;
      return text;
    })
    .join('');
};

/** Returns example values of a set’s macros. */
export const macroSamples = (set: MacroSet): Record<string, string> =>
  Object.fromEntries(Object.entries<Macro>(macroSets[set]).map(([name, { sample }]) => [name, sample]));

/** Returns an example value of a set’s macro; a parameter may be a number, which needs no quotes in JSON. */
export const sampleOf = (set: MacroSet, name: string): string | undefined => {
  if (!isMacro(set, name)) return undefined;
  return parameterOf(name) ? '1' : macroSamples(set)[name];
};

/** Returns a template as it might look when filled in; unknown macros become empty. */
export const filledSample = (template: string, set: MacroSet, encoding: MacroEncoding): string => {
  const parts = parseTemplate(template);
  const samples = parts.flatMap((part) => ('macro' in part ? [[part.macro, sampleOf(set, part.macro)]] : []));
  return fillParts(parts, Object.fromEntries(samples), encoding);
};
