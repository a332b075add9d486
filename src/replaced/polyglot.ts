interface Options {
  readonly locale: string;
  /** Texts below keys, at any depth. */
  readonly phrases: object;
}

/** What is filled in; `smart_count` selects the form, and `_` is said where there is no text. */
type Given = Readonly<Record<string, unknown>>;

const flat = (phrases: object, prefix = ''): [string, string][] =>
  Object.entries(phrases).flatMap(([key, said]: [string, unknown]): [string, string][] => {
    const path = prefix ? `${prefix}.${key}` : key;
    return typeof said === 'object' && said !== null ? flat(said, path) : [[path, String(said)]];
  });

/** Where a form stands in a text: English has two, Russian three, of which fractions take the second. */
const places: Readonly<Partial<Record<Intl.LDMLPluralRule, number>>> = { one: 0, few: 1, other: 1, many: 2 };

/**
 * Replaces the library that looks up texts: it carries the plural rules of all languages, which browsers have, and old
 * browsers' missing functions. Texts have the same form: `%{name}` is filled in, forms are separated by `||||`.
 */
export default class Polyglot {
  readonly #phrases: ReadonlyMap<string, string>;
  readonly #rules: Intl.PluralRules;

  constructor({ locale, phrases }: Options) {
    this.#phrases = new Map(flat(phrases));
    this.#rules = new Intl.PluralRules(locale);
  }

  /** Returns the text of a key, or the key itself where there is none. */
  t(key: string, given: Given = {}): string {
    const { _: otherwise = key, smart_count: count } = given;
    const text = this.#phrases.get(key) ?? String(otherwise);
    return (typeof count === 'number' ? this.#form(text, count) : text).replaceAll(
      /%\{(.*?)\}/g,
      (whole, name: string) => {
        const value = given[name];
        return value === undefined || value === null ? whole : String(value);
      },
    );
  }

  #form(text: string, count: number): string {
    const forms = text.split('||||');
    return (forms[places[this.#rules.select(count)] ?? 0] ?? forms[0] ?? '').trim();
  }
}
