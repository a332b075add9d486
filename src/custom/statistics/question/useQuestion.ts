import { useLocation, useNavigate } from 'ra-core';
import { useMemo } from 'react';
import { datePresets } from '../../../../domain/dates.ts';
import { useZone } from '../../../components/viewer.ts';
import { readParameters, writeParameters } from './parameters.ts';
import { isPath, parametersOf, type Path, type Question, questionOf } from './question.ts';

/** What rows are narrowed by, and how that changes. */
export interface Narrowed {
  question: Question;
  ask: (changed: Partial<Pick<Question, 'filters' | 'metricFilters'>>) => void;
}

export interface Asking extends Narrowed {
  /** Asks something else: the address changes, and the way back leads here. */
  ask: (changed: Partial<Question>) => void;
  /** The same without a step of its own in the browser's history. */
  adjust: (changed: Partial<Question>) => void;
}

/** All rows that are open; the address has no room for more than the first of them, the browser's history has. */
const openIn = (state: unknown): readonly Path[] | undefined => {
  const open: unknown = typeof state === 'object' && state !== null && 'open' in state ? state.open : undefined;
  return Array.isArray(open) ? open.filter(isPath) : undefined;
};

/** What the address asks of statistics. */
export const useQuestion = (): Asking => {
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
