import type { Check, Decision } from '../../domain/distribution/decision.ts';
import { findingWords, reasons } from '../../domain/distribution/reasons.ts';
import type { Language } from '../../domain/text/words.ts';

const shownCheck = ({ code, passed, waived, detail }: Check, language: Language) => ({
  code,
  passed,
  waived: waived ?? false,
  text: findingWords({ code, passed, detail })[language],
  detail: detail ?? null,
});

/** Puts a decision into words, for staff. */
export const whyCard = (decision: Decision, language: Language) => {
  const { outcome, otherwise = null, reason, url, checks, candidates } = decision;
  return {
    outcome,
    otherwise,
    reason,
    reasonText: reason && reasons[reason].failed[language],
    affiliateText: reason && reasons[reason].masked[language],
    url,
    checks: checks.map((check) => shownCheck(check, language)),
    candidates: candidates.map((candidate) => ({
      ...candidate,
      checks: candidate.checks.map((check) => shownCheck(check, language)),
    })),
  };
};
