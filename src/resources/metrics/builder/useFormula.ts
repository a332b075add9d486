import { useRef, useState } from 'react';
import { formulaText, type Token, tokensOf } from '../../../../domain/formula/tokens.ts';

/** A formula being written: its tokens, and the position where the next one is inserted. */
export interface WrittenFormula {
  tokens: readonly Token[];
  /** Ids of the tokens, which they keep when they are moved. */
  ids: readonly string[];
  caret: number;
  /** Moves the caret before the token at this index, or behind the last. */
  moveCaret: (to: number) => void;
  insert: (tokens: readonly Token[]) => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
}

/** @param text the formula as stored in the form */
export const useFormula = (text: string, onChange: (text: string) => void): WrittenFormula => {
  const tokens = tokensOf(text);
  const [place, setPlace] = useState<number>();
  const [known, setKnown] = useState<readonly string[]>([]);
  const made = useRef(0);
  const caret = Math.min(place ?? tokens.length, tokens.length);
  const ids = known.length === tokens.length ? known : tokens.map((_, at) => `there-${at}`);

  const moveCaret = (to: number, length = tokens.length) => setPlace(to < length ? Math.max(0, to) : undefined);
  const write = (written: readonly Token[], named: readonly string[], to: number) => {
    onChange(formulaText(written));
    setKnown(named);
    moveCaret(to, written.length);
  };
  return {
    tokens,
    ids,
    caret,
    moveCaret: (to) => moveCaret(to),
    insert: (added) => {
      const names = added.map(() => `made-${(made.current += 1)}`);
      write(tokens.toSpliced(caret, 0, ...added), ids.toSpliced(caret, 0, ...names), caret + added.length);
    },
    remove: (at) => write(tokens.toSpliced(at, 1), ids.toSpliced(at, 1), at < caret ? caret - 1 : caret),
    move: (from, to) => {
      const [token, id] = [tokens[from], ids[from]];
      if (!token || id === undefined) return;
      const moved = <T>(list: readonly T[], one: T): T[] => list.toSpliced(from, 1).toSpliced(to, 0, one);
      write(moved(tokens, token), moved(ids, id), tokens.length);
    },
  };
};
