/**
 * Replaces the English grammar that react-admin derives names of resources and fields with: here each has its own text
 * in every language. A word stays as it is.
 */
const same = (word: string): string => word;

export {
  same as capitalize,
  same as humanize,
  same as inflect,
  same as pluralize,
  same as singularize,
  same as transform,
};
