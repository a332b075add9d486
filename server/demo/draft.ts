/** A change of a record: the fields it set, in wire format; references are drafts. */
export interface Step {
  /** Seconds UTC. */
  at: number;
  /** The user who did it; absent if the server did. */
  by?: Draft;
  action: 'create' | 'edit' | 'status';
  values: Readonly<Record<string, unknown>>;
}

/** A record of the demo network before it has an id; its steps in chronological order, the first being its creation. */
export interface Draft {
  /** Name of the entity in code. */
  entity: string;
  steps: Step[];
}

export const draft = (entity: string, at: number, by: Draft | undefined, values: Step['values']): Draft => ({
  entity,
  steps: [{ at, by, action: 'create', values }],
});

/** Returns the field's value after all steps. */
export const valueOf = (record: Draft, field: string): unknown =>
  record.steps.findLast(({ values }) => field in values)?.values[field];

export const createdAt = (record: Draft): number => record.steps[0]!.at;
export const updatedAt = (record: Draft): number => record.steps.at(-1)!.at;
