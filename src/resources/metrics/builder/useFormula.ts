import { useState } from 'react';
import { formulaText, type Token, tokensOf } from '../../../../domain/formula/tokens.ts';

/** A formula that is being written: its tokens, and the place among them where the next one goes. */
export interface WrittenFormula {
  tokens: readonly Token[];
  caret: number;
  /** Puts the caret before the token of this place, or behind the last. */
  moveCaret: (to: number) => void;
  insert: (tokens: readonly Token[]) => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
}

/** @param text the formula as the form has it */
export const useFormula = (text: string, onChange: (text: string) => void): WrittenFormula => {
  const tokens = tokensOf(text);
  const [place, setPlace] = useState<number>();
  const caret = Math.min(place ?? tokens.length, tokens.length);
  const write = (written: readonly Token[], next: number) => {
    onChange(formulaText(written));
    setPlace(next < written.length ? next : undefined);
  };
  return {
    tokens,
    caret,
    moveCaret: (to) => {
      const next = Math.max(0, Math.min(to, tokens.length));
      setPlace(next < tokens.length ? next : undefined);
    },
    insert: (added) => write(tokens.toSpliced(caret, 0, ...added), caret + added.length),
    remove: (at) => write(tokens.toSpliced(at, 1), at < caret ? caret - 1 : caret),
    move: (from, to) => {
      const token = tokens[from];
      if (token) write(tokens.toSpliced(from, 1).toSpliced(to, 0, token), tokens.length);
    },
  };
};
