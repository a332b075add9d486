import type { Client } from 'pg';

/**
 * Inserts copies of rows, numbered `n` from 1.
 * @param changed SQL by column, for what a copy has of its own
 */
export const copyRows = async (
  client: Client,
  table: string,
  { where, count, changed }: { where: string; count: number; changed: Readonly<Record<string, string>> },
): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  await client.query(
    `insert into ${table} (${names.join()}) overriding system value
     select ${names.map((name) => changed[name] ?? name).join()}
     from (select * from ${table} where ${where}) as own, generate_series(1, ${count}) as n`,
  );
};
