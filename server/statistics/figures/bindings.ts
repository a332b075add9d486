import type { QueryParameters } from '../engine/engine.ts';

/** Collects the values of a query, which are sent separately from its text, never within it. */
export interface Bindings {
  /** Returns the placeholder for the value: `{p0:UInt64}`. */
  bind(value: QueryParameters[string], type: string): string;
  values: QueryParameters;
}

export const createBindings = (): Bindings => {
  const values: Record<string, QueryParameters[string]> = {};
  return {
    values,
    bind(value, type) {
      const name = `p${Object.keys(values).length}`;
      values[name] = value;
      return `{${name}:${type}}`;
    },
  };
};
