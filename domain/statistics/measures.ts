import type { Counted } from './dimensions.ts';

/** What statistics count: the figures that every network has, by the names that formulas use. */

interface Measure<Of extends Counted = Counted> {
  /** The entity whose records it counts. */
  of: Of;
  /** The fields of those records that a user must be able to read to see it. */
  fields: readonly string[];
}

const of = <Of extends Counted>(counted: Of, ...fields: string[]): Measure<Of> => ({ of: counted, fields });

export const measures = {
  clicks: of('click'),
  uniqueClicks: of('click', 'isUnique'),
  validClicks: of('click', 'clickStatus'),
  leads: of('lead'),
  newLeads: of('lead', 'apiStatus'),
  sentLeads: of('lead', 'apiStatus'),
  unsentLeads: of('lead', 'apiStatus'),
  failedLeads: of('lead', 'apiStatus'),
  heldLeads: of('lead', 'apiStatus'),
  invalidLeads: of('lead', 'apiStatus'),
  duplicateLeads: of('lead', 'apiStatus'),
  trashLeads: of('lead', 'apiStatus'),
  testLeads: of('lead', 'isTest'),
  conversions: of('conversion'),
  approvedConversions: of('conversion', 'conversionStatus'),
  pendingConversions: of('conversion', 'conversionStatus'),
  deferredConversions: of('conversion', 'conversionStatus'),
  rejectedConversions: of('conversion', 'conversionStatus'),
  deposits: of('customer', 'deposits'),
  firstDeposits: of('customer', 'firstDepositAt'),
  repeatDeposits: of('customer', 'deposits', 'firstDepositAt'),
  revenue: of('conversion', 'revenue'),
  payout: of('conversion', 'payout'),
  profit: of('conversion', 'revenue', 'payout'),
  receivedRevenue: of('conversion', 'revenue'),
  receivedPayout: of('conversion', 'payout'),
  netProfit: of('conversion', 'revenue', 'payout'),
  deposited: of('customer', 'deposited'),
} as const satisfies Record<string, Measure>;

export type BaseMeasure = keyof typeof measures;

/** Measures of conversions, which can be limited to those of one goal. */
export type GoalMeasure = {
  [Name in BaseMeasure]: (typeof measures)[Name]['of'] extends 'conversion' ? Name : never;
}[BaseMeasure];

/** A measure, or a measure of one goal’s conversions: `revenueOfGoal12`. */
export type MeasureName = BaseMeasure | `${GoalMeasure}OfGoal${number}`;

const isBase = (name: string): name is BaseMeasure => Object.hasOwn(measures, name);

/** Returns whether a measure can be limited to one goal. */
export const isGoalMeasure = (name: BaseMeasure): name is GoalMeasure => measures[name].of === 'conversion';

/**
 * Returns the name of a measure of one goal’s conversions.
 * @param goal id of the goal
 */
export const measureOfGoal = (measure: GoalMeasure, goal: number): MeasureName => `${measure}OfGoal${goal}`;

const ofGoal = /^(?<measure>[A-Za-z]+)OfGoal(?<goal>[1-9]\d{0,14})$/;

/** Returns the measure that a name stands for, and the id of the goal that it is limited to; undefined for others. */
export const measureNamed = (name: string): { measure: BaseMeasure; goal?: number } | undefined => {
  if (isBase(name)) return { measure: name };
  const { measure = '', goal } = ofGoal.exec(name)?.groups ?? {};
  return isBase(measure) && isGoalMeasure(measure) ? { measure, goal: Number(goal) } : undefined;
};

export const isMeasure = (name: string): name is MeasureName => measureNamed(name) !== undefined;

/** The figures returned if a query names none; each user gets those they may see. */
export const defaultMetrics: readonly BaseMeasure[] = [
  'clicks',
  'leads',
  'sentLeads',
  'conversions',
  'approvedConversions',
  'revenue',
  'payout',
  'profit',
];

/**
 * Returns the title of a measure of one goal’s conversions: “Revenue: First deposit”.
 * @param measure the measure’s title, as it is alone
 * @param goal the goal’s title
 */
export const titleOfGoal = (measure: string, goal: string): string => `${measure}: ${goal}`;
