/** What of a macro is typed before the caret: 'cli' of '…?c={cli'; undefined where none is begun. */
export const beganMacro = (text: string, caret: number): string | undefined =>
  /\{([\w.]*)$/.exec(text.slice(0, caret))?.[1];

/** A text with a macro at the caret, in place of one that is begun there; and where the caret is then. */
export const withMacro = (text: string, caret: number, name: string): [text: string, caret: number] => {
  const before = text.slice(0, caret).replace(/\{[\w.]*$/, '');
  const macro = `{${name}}`;
  return [before + macro + text.slice(caret), before.length + macro.length];
};
