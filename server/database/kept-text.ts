/** The first half of a surrogate pair whose second half was cut off. */
const halved = /[\uD800-\uDBFF]$/;

/**
 * Makes text storable and cuts it to a maximum length: without the NUL characters that PostgreSQL refuses, and without
 * unpaired surrogates, which aren't valid UTF-8.
 */
export const keptText = (text: string, maxLength: number): string => {
  const plain = text.replaceAll('\0', '');
  const cut = plain.length > maxLength ? plain.slice(0, maxLength).replace(halved, '') : plain;
  return cut.toWellFormed();
};
