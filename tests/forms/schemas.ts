import type { ZodObject } from 'zod';

/** The contract's items of calls that create or edit, by their names; unknown fields are refused as the server does. */
const modules = import.meta.glob<Record<string, ZodObject>>('../../src/generated/zod/*.ts', { eager: true });

export const itemSchemas: Readonly<Record<string, ZodObject>> = Object.fromEntries(
  Object.values(modules).flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => /^[A-Z]\w*(Create|Edit)$/.test(name))
      .map(([name, schema]) => [name, schema.strict()]),
  ),
);
