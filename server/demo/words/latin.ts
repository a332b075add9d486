const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  æ: 'ae',
}; // prettier-ignore

const edges = { '.': /^\.+|\.+$/g, '-': /^-+|-+$/g, _: /^_+|_+$/g };

/** Returns the form of a name used in URLs and emails: 'Łukasz Wójcik' → 'lukasz.wojcik', with `join` between words. */
export const inLatin = (name: string, join: keyof typeof edges): string =>
  [...name.toLowerCase()]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, join)
    .replace(edges[join], '');
