import axe, { type ImpactValue, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The axe rules to apply: all of them unless some are named. */
export interface Rules {
  only?: readonly string[];
  except?: readonly string[];
  /** The part of the page to check; the whole page if absent. */
  within?: string;
  /** The impacts that count; all of them if absent. */
  impacts?: readonly ImpactValue[];
}

/** There is no audio or video, and preloading it would make axe read all styles and files on every check. */
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

/** The line along the top that shows calls in progress: it comes and goes and belongs to no part of the page. */
const passing = '[role=progressbar][aria-label^=Loading]';

/** What axe finds that keeps people from using the page: rule and place. axe is injected only on the first check. */
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
