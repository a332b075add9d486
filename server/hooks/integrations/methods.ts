import { recordOf } from '../../../domain/records.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { EntityTypes } from '../../generated/records.ts';
import type { Detail } from '../../failure.ts';

/** The four ways in which the network and an advertiser exchange data (`openapi/methods.ts`). */

export type Method = EntityTypes['integrationTemplate']['record']['integrationMethodsRestrictions'][number];

/** The switch of each method, on a platform as well as on an integration. */
export const switches = {
  outApi: 'outApiEnabled',
  redirect: 'redirectEnabled',
  apiSync: 'apiSyncEnabled',
  postback: 'postbackEnabled',
} as const satisfies Record<Method, string>;

type Switches = Partial<Record<(typeof switches)[Method], boolean>>;

/** All methods, in the order of the pages. */
export const allMethods: readonly Method[] = ['outApi', 'redirect', 'apiSync', 'postback'];

/** Returns the methods that are switched on. */
export const switchedOn = (values: Readonly<Switches>): Method[] =>
  allMethods.filter((method) => values[switches[method]]);

/** Returns the methods that these values switch off and that were on before. */
export const switchedOff = (before: Readonly<Switches>, values: Readonly<Switches>): Method[] =>
  allMethods.filter((method) => before[switches[method]] && values[switches[method]] === false);

/** Names of the methods. */
export const methodNames: Readonly<Record<Method, Words>> = {
  outApi: { en: 'leads by API', ru: 'лиды по API' },
  redirect: { en: 'visitors by redirect', ru: 'посетители по редиректу' },
  apiSync: { en: 'status requests', ru: 'запросы статусов' },
  postback: { en: 'postbacks', ru: 'постбэки' },
};

/** Lists several methods in words. */
export const inWords = (methods: readonly Method[], language: keyof Words): string =>
  methods.map((method) => methodNames[method][language]).join(', ');

interface Requesting {
  interval?: number;
  pageSize?: number;
}

/** Returns what is wrong with how often, and for how many leads per request, a platform would be asked. */
export const boundViolations = (asked: Requesting | null | undefined, bounds: unknown, path: string): Detail[] => {
  if (!asked || !bounds) return [];
  const { interval, pageSize } = asked;
  const { minInterval, maxInterval, pageSize: most } = recordOf(bounds);
  const found: Detail[] = [];
  if (interval !== undefined && (interval < Number(minInterval) || interval > Number(maxInterval)))
    found.push({
      path: `${path}.interval`,
      type: 'platformBounds',
      message: {
        en: `The platform allows ${minInterval} to ${maxInterval} seconds`,
        ru: `Платформа допускает от ${minInterval} до ${maxInterval} секунд`,
      },
    });
  if (pageSize !== undefined && pageSize > Number(most))
    found.push({
      path: `${path}.pageSize`,
      type: 'platformBounds',
      message: { en: `The platform allows at most ${most}`, ru: `Платформа допускает не больше ${most}` },
    });
  return found;
};
