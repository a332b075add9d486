import { useLocation, useNavigate } from 'ra-core';
import { useMemo } from 'react';
import { datePresets } from '../../../../domain/time/dates.ts';
import { useZone } from '../../../components/viewer.ts';
import { readParameters, writeParameters } from './parameters.ts';
import { isPath, parametersOf, type Path, type Question, questionOf } from './question.ts';

/** What rows are filtered by, and how to change it. */
export interface Narrowed {
  question: Question;
  ask: (changed: Partial<Pick<Question, 'filters' | 'metricFilters'>>) => void;
}

export interface QuestionState extends Narrowed {
  /** Changes the question: the address changes, and the back button returns here. */
  ask: (changed: Partial<Question>) => void;
  /** The same without adding an entry to the browser's history. */
  adjust: (changed: Partial<Question>) => void;
}

/** Returns all rows that are open; the address has room only for the first of them, the browser's history for all. */
const openIn = (state: unknown): readonly Path[] | undefined => {
  const open: unknown = typeof state === 'object' && state !== null && 'open' in state ? state.open : undefined;
  return Array.isArray(open) ? open.filter(isPath) : undefined;
};

/** The question in the page's address. */
export const useQuestion = (): QuestionState => {
  const { search, state }: { search: string; state?: unknown } = useLocation();
  const navigate = useNavigate();
  const zone = useZone();
  const question = useMemo(() => {
    const asked = questionOf(readParameters(search), datePresets.today(Math.floor(Date.now() / 1000), zone));
    return { ...asked, open: openIn(state) ?? asked.open };
  }, [search, state, zone]);
  const go = (changed: Partial<Question>, replace: boolean) => {
    const next = { ...question, ...changed };
    const place = { search: `?${writeParameters(parametersOf(next))}`, hash: '' };
    void navigate(place, { replace, state: { open: next.open } });
  };
  return { question, ask: (changed) => go(changed, false), adjust: (changed) => go(changed, true) };
};
