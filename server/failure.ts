import { type FailureCode, failures } from '../domain/failures.ts';
import { rule, type Rule, ruleMessage, type RuleName } from '../domain/rules.ts';
import { fill, type Language, type Words } from '../domain/text/words.ts';

export { type FailureCode, failures } from '../domain/failures.ts';

/** What exactly is wrong, in both languages. */
export interface Detail {
  message: Words;
  /** The rule that was broken, such as `required`, or the failure's code. */
  type: string;
  /** `items.0.title`, or the name of a parameter. */
  path?: string;
}

/** Maximum number of details in a response; part of the contract. */
export const maxDetails = 100;

interface FailureContent {
  /** What fills the placeholders `{0}`, `{1}` of the message: texts, or words in both languages. */
  args?: readonly (string | number | Words)[] | undefined;
  details?: readonly Detail[];
  /** Sent along with the message: the current record of a stale edit. */
  data?: unknown;
  /** Seconds after which retrying makes sense: `Retry-After`. */
  retryAfter?: number | undefined;
  /** Additional response headers. */
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
}

const inLanguage = (args: FailureContent['args'], language: Language): (string | number)[] =>
  (args ?? []).map((arg) => (typeof arg === 'object' ? arg[language] : arg));

/** Ends a call: `throw new Failure('notFound')`. The reply is built from it and reveals nothing else. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: FailureCode;
  readonly status: number;
  readonly words: Words;
  readonly args: FailureContent['args'];
  readonly details: readonly Detail[];
  readonly data: unknown;
  readonly retryAfter: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: FailureCode, { args, details = [], data, retryAfter, headers = {}, cause }: FailureContent = {}) {
    const { status, en, ru } = failures[code];
    const words = { en: fill(en, inLanguage(args, 'en')), ru: fill(ru, inLanguage(args, 'ru')) };
    super(words.en, { cause });
    this.code = code;
    this.status = status;
    this.words = words;
    this.args = args;
    this.details = details.slice(0, maxDetails);
    this.data = data;
    this.retryAfter = retryAfter;
    this.headers = headers;
  }

  /** Returns the same failure with its details mapped. */
  told(otherwise: (detail: Detail) => Detail): Failure {
    const details = this.details.map(otherwise);
    return new Failure(this.code, {
      args: this.args,
      details,
      data: this.data,
      retryAfter: this.retryAfter,
      headers: this.headers,
      cause: this.cause,
    });
  }
}

/** A broken rule at a path: `violationOf(rule('maxLength', 200), 'items.0.title')`. */
export const violationOf = (broken: Rule, path: string): Detail => ({
  type: broken.name,
  path,
  message: { en: ruleMessage(broken, 'en'), ru: ruleMessage(broken, 'ru') },
});

/** A broken rule, with or without arguments: `violation('items.0.title', 'required')`. */
export const violation = (path: string, name: RuleName, ...args: (string | number)[]): Detail =>
  violationOf(rule(name, ...args), path);

/** Fields that break their rules: 422. */
export const invalid = (...details: Detail[]): Failure => new Failure('invalid', { details });

/** The parts of a request that can't be read. */
const unreadable = {
  address: {
    en: 'The address can’t be decoded. Check its percent signs',
    ru: 'Не удаётся раскодировать адрес. Проверьте знаки процента',
  },
  encoding: { en: 'The body is not UTF-8', ru: 'Тело запроса не в кодировке UTF-8' },
  json: { en: 'The body is not valid JSON', ru: 'Тело запроса не читается как JSON' },
  object: { en: 'The body must be a JSON object', ru: 'Тело запроса должно быть объектом JSON' },
  multipart: { en: 'The body is not a form with a file', ru: 'Тело запроса не читается как форма с файлом' },
} satisfies Record<string, Words>;

/** A request with an unreadable part: 400, naming the part. */
export const malformed = (type: keyof typeof unreadable, cause?: unknown): Failure =>
  new Failure('malformed', { details: [{ type, message: unreadable[type] }], cause });

/** A parameter that a call doesn't know, or whose value it doesn't accept: 400 with its name. */
export const refusedParameter = (code: 'unknownParameter' | 'badParameter', name: string): Failure => {
  const { words: message } = new Failure(code, { args: [name] });
  const type = code === 'unknownParameter' ? 'unknown' : 'type';
  return new Failure(code, { args: [name], details: [{ message, type, path: name }] });
};
