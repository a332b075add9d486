/** Returns the part of a macro typed before the caret: 'cli' of '…?c={cli'; undefined if none has been started. */
export const beganMacro = (text: string, caret: number): string | undefined =>
  /\{([\w.]*)$/.exec(text.slice(0, caret))?.[1];

/** Returns the text with a macro inserted at the caret, replacing one started there; and the new caret position. */
export const withMacro = (text: string, caret: number, name: string): [text: string, caret: number] => {
  const before = text.slice(0, caret).replace(/\{[\w.]*$/, '');
  const macro = `{${name}}`;
  return [before + macro + text.slice(caret), before.length + macro.length];
};
