/** The first half of a pair of surrogates, of which the second was cut off. */
const halved = /[\uD800-\uDBFF]$/;

/**
 * A text that a column takes, of so many signs at most: without the NUL characters that PostgreSQL refuses, and without
 * halves of pairs, which are no UTF-8.
 */
export const keptText = (text: string, maxLength: number): string => {
  const plain = text.replaceAll('\0', '');
  const cut = plain.length > maxLength ? plain.slice(0, maxLength).replace(halved, '') : plain;
  return cut.toWellFormed();
};
