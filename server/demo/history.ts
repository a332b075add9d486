import type { Entity, Field } from '../../openapi/define.ts';
import type { Draft } from './draft.ts';

export interface HistoryRow {
  entity: string;
  record_id: number;
  version: number;
  /** Seconds UTC. */
  at: number;
  user_id: number | null;
  action: string;
  changes: Record<string, [before: unknown, after: unknown]>;
}

const onWire = (field: Field | undefined, value: unknown, ids: ReadonlyMap<Draft, number>): unknown => {
  if (value === undefined || value === null) return null;
  if (field?.kind === 'one' || field?.kind === 'id') return ids.get(value as Draft) ?? null;
  if (field?.kind === 'many' || field?.kind === 'tags') return (value as Draft[]).map((target) => ids.get(target));
  return value;
};

/** Returns the history rows that the record's steps would have left. */
export const historyOf = (record: Draft, entity: Entity, ids: ReadonlyMap<Draft, number>): HistoryRow[] => {
  const state: Record<string, unknown> = {};
  return record.steps.map(({ at, by, action, values }, n) => {
    const changes: HistoryRow['changes'] = {};
    for (const [name, value] of Object.entries(values)) {
      if (entity.fields[name]?.kind === 'secret') continue;
      const [before, after] = [state[name] ?? null, onWire(entity.fields[name], value, ids)];
      if (JSON.stringify(before) !== JSON.stringify(after)) changes[name] = [before, after];
      state[name] = after;
    }
    return {
      entity: record.entity,
      record_id: ids.get(record)!,
      version: n + 1,
      at,
      user_id: (by && ids.get(by)) ?? null,
      action,
      changes,
    };
  });
};
