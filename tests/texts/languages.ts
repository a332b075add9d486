/** What holds of every text that is said in both languages. */

/** Names and short forms that Russian writes as they are. */
const kept = new Set(
  [
    'API ID IP ISO URL HTTP HTTPS QR JSON CSV XLSX UTF SMTP SSL DNS CNAME AAAA UTC PNG MD SHA IBAN TRC ERC NGR HTML',
    'Sluice Google Authenticator Aegis Password Telegram Skype ClickHouse CLICKHOUSE SLUICE STATISTICS chdb',
    'Idempotency Key Sub sub cookie null true false Shift Delete Escape GET HEAD POST PUT Bearer TXT secret signature sluice',
  ].flatMap((line) => line.split(' ')),
);

/** What is no word: what is filled in, macros, code, addresses and names of files. */
const wordless = /`[^`]*`|%?\{\w+\}|https?:\/\/\S*|\S+@\S+|\b[\w-]+\.(?:com|txt|test|json)\b/g;

/** Words of a Russian text that are English, but for names. */
export const englishWords = (russian: string): string[] =>
  (russian.replaceAll(wordless, ' ').match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !kept.has(word));

const sorted = (found: RegExpMatchArray | null): string => [...new Set(found)].toSorted().join(' ');

/** What is filled in: `%{name}` in messages, `{0}` in rules, and with what it counts `{0|row|rows}`. */
export const placeholders = (text: string): string =>
  sorted(text.replaceAll(/\{(\d)\|[^}]*\}/g, '{$1}').match(/%\{\w+\}|(?<!%)\{\d\}/g));

/** What is wrong with a text and its Russian; nothing where all is well. */
export const faults = (english: string, russian: string): string[] => [
  ...((english.trim() === '') === (russian.trim() === '') ? [] : ['is blank']),
  ...(/\p{Script=Cyrillic}/u.test(english) ? ['English has Russian letters'] : []),
  ...englishWords(russian).map((word) => `Russian has the word ${word}`),
  ...(placeholders(english) === placeholders(russian)
    ? []
    : [`fills in ${placeholders(english)} but ${placeholders(russian)}`]),
];
