/** What orval writes, as a colleague would: constants where they are used, one step of indentation a bracket. */

const opening = /[([{]/;
const closing = /[)\]}]/;

/** Each line's indentation from the brackets before it; brackets inside strings don't count. */
export const indented = (code: string): string => {
  const open: number[] = [];
  return code
    .split('\n')
    .map((raw) => {
      const line = raw.trim();
      if (line === '') return '';
      let leading = 0;
      while (leading < line.length && closing.test(line.charAt(leading))) leading++;
      const indent = open.slice(0, open.length - leading).reduce((sum, step) => sum + step, 0);
      let quote = '';
      let opened = 0;
      for (let at = 0; at < line.length; at++) {
        const char = line.charAt(at);
        if (quote) {
          if (char === '\\') at++;
          else if (char === quote) quote = '';
        } else if (char === "'" || char === '"' || char === '`') quote = char;
        else if (opening.test(char)) {
          // Several brackets opened on one line are one step.
          open.push(opened === 0 ? 1 : 0);
          opened++;
        } else if (closing.test(char)) {
          open.pop();
          opened = Math.max(0, opened - 1);
        }
      }
      return '  '.repeat(indent) + (/^[?:.]/.test(line) ? '  ' : '') + line;
    })
    .join('\n');
};

const constant = /^export const ([a-z]\w*) = ([^\n]+?);?$/gm;

/** Puts the values of orval's constants (`offerTitleMax`) where they are used. */
export const inlined = (code: string): string => {
  const values = new Map([...code.matchAll(constant)].map(([, name = '', value = '']) => [name, value]));
  const left = code.replace(constant, '');
  if (values.size === 0) return left;
  return left.replace(/\b[a-z]\w*\b/g, (name) => values.get(name) ?? name);
};

/** Names of an object's properties without quotes where they need none. */
export const unquoted = (code: string): string => code.replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');

/** Without runs of blank lines, and with a space after each comma between schemas. */
export const dense = (code: string): string =>
  code
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll(',zod.', ', zod.')
    .trim();
