import axe, { type ImpactValue, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Which of axe's rules are held to: all of them, unless some are named. */
export interface Rules {
  only?: readonly string[];
  except?: readonly string[];
  /** Part of the page that is looked at; all of it where absent. */
  within?: string;
  /** How grave a finding is that counts; each where absent. */
  impacts?: readonly ImpactValue[];
}

/** There are no sounds and films, for whose lengths it would read all styles and files of a page at each look. */
const always: RunOptions = { resultTypes: ['violations'], preload: false };

const optionsFor = ({ only, except = [] }: Rules): RunOptions => ({
  ...always,
  ...(only
    ? { runOnly: { type: 'rule', values: [...only] } }
    : {
        rules: Object.fromEntries([
          ['target-size', { enabled: true }],
          ...except.map((rule) => [rule, { enabled: false }]),
        ]),
      }),
});

/** The line along the top that tells of calls under way: it comes and goes, and belongs to no part of the page. */
const passing = '[role=progressbar][aria-label^=Loading]';

/** What axe finds that keeps people from using the page: rule, and where. The page is given axe at the first look alone. */
export const barriers = async (page: Page, rules: Rules = {}): Promise<string[]> => {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ context, options }) => {
      const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
      const found = (await run(context, options)).violations;
      return found.map(({ id, impact, nodes }) => ({
        impact,
        places: nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
      }));
    },
    { context: rules.within ?? { exclude: passing }, options: optionsFor(rules) },
  );
  return violations
    .filter(({ impact }) => !rules.impacts || rules.impacts.includes(impact ?? null))
    .flatMap(({ places }) => places);
};
