/**
 * In place of English grammar, by which react-admin makes names of resources and fields up: here each has a text of its
 * own in every language. A word stays as it is.
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
