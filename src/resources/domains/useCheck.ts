import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import { domainChoices } from '../../generated/resources/domain.tsx';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { proofWords } from './proofWords.ts';

export type Domain = components['schemas']['Domain'];

/** Returns the message for the problem that a check found; undefined if the proof was found. */
export const useProblem = (): ((problem: unknown) => string | undefined) => {
  const translate = useTranslate();
  return (problem) => {
    const choice = domainChoices.problem.find(({ id }) => id === problem);
    return choice && translate(choice.name);
  };
};

/** Checks DNS now, and reports what was found. */
export const useCheck = (domain: Domain): { isChecking: boolean; check: () => Promise<void> } => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const complain = useErrorToast();
  const refresh = useRefresh();
  const say = useWords();
  const problemOf = useProblem();
  const [isChecking, setChecking] = useState(false);
  const check = async (): Promise<void> => {
    setChecking(true);
    try {
      const { data } = await dataProvider.action('settings/domain-parking', 'verify', [{ id: domain.id }]);
      const problem = problemOf(data[0]?.['problem']);
      if (problem === undefined) notify(say(proofWords.nowVerified), { type: 'success' });
      else notify(say(proofWords.notVerified, problem), { type: 'warning' });
    } catch (error) {
      complain(error);
    }
    setChecking(false);
    refresh();
  };
  return { isChecking, check };
};
