import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../components/api.ts';
import { useLanguage } from '../../../components/language.ts';
import { type Page, rowsKey, rowsQuery } from '../figures.ts';
import type { Path, Question } from '../question/question.ts';
import type { QuestionState } from '../question/useQuestion.ts';
import { keyOf, type Level, type Line, linesOf } from './tree.ts';

/** How many pages of each level were requested beyond the first, as long as the question is the same. */
const useFurtherPages = (question: string) => {
  const [asked, setAsked] = useState<{ question: string; pages: ReadonlyMap<string, number> }>();
  const pages = asked?.question === question ? asked.pages : new Map<string, number>();
  return {
    pagesOf: (path: Path): number => 1 + (pages.get(keyOf(path)) ?? 0),
    askMore: (path: Path) =>
      setAsked({ question, pages: new Map([...pages, [keyOf(path), 1 + (pages.get(keyOf(path)) ?? 0)]]) }),
  };
};

export interface Tree {
  lines: readonly Line[];
  /** The first page of the root, which also has the totals; undefined until it has arrived. */
  top: Page | undefined;
  error: unknown;
  refetch: () => unknown;
  /** The question that the lines answer: while a request is under way, not yet the current one. */
  question: Question;
  /** Whether the lines still belong to the previous question. */
  isBehind: boolean;
  toggle: (path: Path) => void;
  more: (path: Path) => void;
}

/** The open part of the tree; a level of it is requested when the row above it is opened. */
export const useTree = ({ question, adjust }: QuestionState, metrics: readonly string[]): Tree => {
  const api = useApi();
  const language = useLanguage();
  const key = rowsKey(question, metrics);
  const { pagesOf, askMore } = useFurtherPages(key);
  const query = (parents: Path, page: number) => rowsQuery(api, language, { question, metrics, parents, page });
  const top = useQuery({ ...query([], 0), placeholderData: keepPreviousData });

  const paths: readonly Path[] = [[], ...question.open];
  const wanted = paths.flatMap((path) =>
    Array.from({ length: pagesOf(path) }, (_, page) => ({ path, page })).filter(
      ({ page }) => path.length > 0 || page > 0,
    ),
  );
  const answers = useQueries({ queries: wanted.map(({ path, page }) => query(path, page)) });

  const levels = new Map<string, Level>();
  const add = (
    path: Path,
    {
      data,
      error,
      isPending,
      refetch,
    }: Pick<typeof top, 'error' | 'isPending'> & { data: Page | undefined; refetch: () => unknown },
  ) => {
    const before = levels.get(keyOf(path));
    levels.set(keyOf(path), {
      pages: [...(before?.pages ?? []), ...(data ? [data] : [])],
      isPending: isPending || (before?.isPending ?? false),
      error: data ? before?.error : (error ?? before?.error),
      retry: () => void refetch(),
    });
  };
  add([], top);
  if (!top.isPlaceholderData) wanted.forEach(({ path }, at) => answers[at] && add(path, answers[at]));

  const open = new Set(question.open.map(keyOf));
  const answered = { ...question, ...top.data?.question, open: question.open };
  return {
    lines: top.data ? linesOf(levels, answered.groupBy, (one) => open.has(one)) : [],
    question: answered,
    top: top.data,
    error: top.error,
    refetch: top.refetch,
    isBehind: top.isPlaceholderData,
    toggle: (path) =>
      adjust({
        open: open.has(keyOf(path))
          ? question.open.filter((one) => keyOf(one) !== keyOf(path))
          : [...question.open, path],
      }),
    more: askMore,
  };
};
