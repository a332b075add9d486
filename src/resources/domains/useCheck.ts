import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { isReached } from '../../../domain/domain-trouble.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { domainChoices } from '../../generated/resources/domain.tsx';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { connectionWords } from './connectionWords.ts';
import type { Domain } from './domain.ts';
import { proofWords } from './proofWords.ts';

/** Returns the text of a value of a field; undefined if it has none, such as for a problem that there isn’t. */
export const useChoiceText = (): ((
  field: 'problem' | 'reachProblem' | 'certificate',
  value: unknown,
) => string | undefined) => {
  const translate = useTranslate();
  return (field, value) => {
    const choice = domainChoices[field].find(({ id }) => id === value);
    return choice && translate(choice.name);
  };
};

/** Checks a domain now, and reports what was found. */
export const useCheck = (domain: Domain): { isChecking: boolean; check: () => Promise<void> } => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const complain = useErrorToast();
  const refresh = useRefresh();
  const say = useWords();
  const text = useChoiceText();
  const [isChecking, setChecking] = useState(false);
  const report = (found: Domain): void => {
    const problem = text('problem', found.problem);
    if (problem !== undefined) return notify(say(proofWords.notVerified, problem), { type: 'warning' });
    // A proxy that gets certificates automatically may do so only from now on.
    const isNew = domain.state !== 'verified' && found.reachProblem === 'insecure';
    if (!found.reach || isReached(found) || isNew) return notify(say(proofWords.nowVerified), { type: 'success' });
    const certificate = `${say(connectionWords.certificate)}: ${text('certificate', found.certificate)}`;
    const reason = text('reachProblem', found.reachProblem) ?? certificate;
    notify(say(connectionWords.notReached, reason), { type: 'warning' });
  };
  const check = async (): Promise<void> => {
    setChecking(true);
    try {
      const { data } = await dataProvider.action('settings/domain-parking', 'verify', [{ id: domain.id }]);
      report(data[0] as Domain);
    } catch (error) {
      complain(error);
    }
    setChecking(false);
    refresh();
  };
  return { isChecking, check };
};
