import type { ZodObject } from 'zod';

/** The contract's items for creating calls, by the entity's name; unknown fields are refused as the server does. */
const modules = import.meta.glob<Record<string, ZodObject>>('../../src/generated/zod/*.ts', { eager: true });

export const createSchemas: Readonly<Record<string, ZodObject>> = Object.fromEntries(
  Object.values(modules).flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => /^[A-Z]\w*Create$/.test(name))
      .map(([name, schema]) => [name.slice(0, -'Create'.length), schema.strict()]),
  ),
);
