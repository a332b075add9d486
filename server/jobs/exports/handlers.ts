import { sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../database/connection.ts';
import type { ExportFiles, Format } from '../../exports/files.ts';
import { Failure } from '../../failure.ts';
import type { Call, Handler, Handlers, Reply } from '../../http/call.ts';
import { checkAllowed } from '../../http/routes.ts';
import type { OwnExports } from './own-exports.ts';
import type { ExportSource } from './sources.ts';

const types: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Identified = Call<{ id: number }>;
type StartCall = Call<unknown, { format?: Format; [parameter: string]: unknown }>;

interface Dependencies {
  database: Database;
  files: ExportFiles;
  sources: ReadonlyMap<string, ExportSource>;
  exports: OwnExports;
}

/** Handlers of `POST <list>/export` and of `/user/exports`. */
export const createExportHandlers = ({ database, files, sources, exports }: Dependencies): Handlers => {
  const { exportsOf, found, shown, begun } = exports;
  const scope = ({ tenantId }: Caller) => database.tenant(tenantId);

  const told = async (id: number, caller: Caller, status = 200): Promise<Reply> => ({
    status,
    data: shown(await scope(caller).read((db) => found(db, id, caller)), caller),
  });

  const start =
    (source: ExportSource): Handler =>
    async (call: StartCall) => {
      const { format = 'csv', ...query } = call.query;
      const id = await begun(call, { source, query, format, language: call.language });
      return told(id, call.caller, 201);
    };

  /** @throws Failure 403 if the caller may no longer see what the file contains */
  const sourceFor = async (
    caller: Caller,
    { entity, query, language }: Awaited<ReturnType<typeof found>>,
  ): Promise<ExportSource> => {
    const source = sources.get(entity);
    if (!source) throw new Failure('notFound');
    checkAllowed(source.call, caller);
    await source.open({ query, caller, language });
    return source;
  };

  return {
    ...Object.fromEntries([...sources.values()].map((source) => [source.call.id, start(source)])),

    async listExports({
      caller,
      query: { limit = 25, offset = 0 },
    }: Call<unknown, { limit?: number; offset?: number }>) {
      return scope(caller).read(async (db) => {
        const all = exportsOf(db, caller);
        const rows = await all.orderBy('export.id', 'desc').limit(limit).offset(offset).execute();
        const { count } = await all
          .clearSelect()
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return { data: { items: rows.map((row) => shown(row, caller)), meta: { totalCount: count } } };
      });
    },

    readExport: ({ caller, params }: Identified) => told(params.id, caller),

    async readExportFile({ caller, params: { id } }: Identified) {
      const row = await scope(caller).read((db) => found(db, id, caller));
      await sourceFor(caller, row);
      if (row.state !== 'done') throw new Failure('refused');
      const file = await files.read({ tenantId: caller.tenantId, file: row.file });
      if (!file) throw new Failure('notFound');
      return {
        content: file.content,
        type: types[row.format],
        headers: {
          'content-length': String(file.bytes),
          'content-disposition': `attachment; filename="${shown(row, caller).fileName}"`,
        },
      };
    },

    async cancelExport({ caller, params: { id } }: Identified) {
      await scope(caller).write(async (db) => {
        await found(db, id, caller);
        await db
          .updateTable('export')
          .set({ state: 'cancelled', ended_at: sql<string>`now()` })
          .where('id', '=', id)
          .where('ended_at', 'is', null)
          .execute();
      });
      return told(id, caller);
    },

    async repeatExport(call: Identified) {
      const row = await scope(call.caller).read((db) => found(db, call.params.id, call.caller));
      if (row.user_id !== call.caller.userId) throw new Failure('forbidden');
      const source = await sourceFor(call.caller, row);
      const { query, format } = row;
      return told(await begun(call, { source, query, format, language: call.language }), call.caller, 201);
    },

    async deleteExports({ caller, body }: Call<unknown, unknown, { items: readonly { id: number }[] }>) {
      const ids = [...new Set(body.items.map(({ id }) => id))];
      const gone = await scope(caller).write(async (db) => {
        const rows = await exportsOf(db, caller).where('export.id', 'in', ids).execute();
        if (rows.length < ids.length) throw new Failure('notFound');
        await db.deleteFrom('export').where('id', 'in', ids).execute();
        return rows;
      });
      for (const { file } of gone) await files.remove({ tenantId: caller.tenantId, file });
      return { data: { items: ids.map((id) => ({ id })) } };
    },
  };
};
