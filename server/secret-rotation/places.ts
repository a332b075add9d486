import type { Entity } from '../../openapi/define.ts';
import { columnName, tableName } from '../../openapi/names.ts';
import { mailPlace } from '../mail/outbox.ts';
import { secretPlace } from '../secrets/cipher.ts';

/** Where secrets of one kind are stored, and the place that they are bound to. */
export interface SealedColumn {
  /** Names it in error messages. */
  what: string;
  table: string;
  column: string;
  placeIn(tenantId: number): string;
}

/** Contents of emails. */
export const mailColumn: SealedColumn = {
  what: 'Mail',
  table: 'mail_outbox',
  column: 'message',
  placeIn: mailPlace,
};

/** Returns the columns with secrets of records. */
export const recordColumns = (entities: Readonly<Record<string, Entity>>): SealedColumn[] =>
  Object.entries(entities).flatMap(([key, entity]) =>
    Object.entries(entity.fields).flatMap(([name, { kind }]): SealedColumn[] =>
      kind === 'secret'
        ? [
            {
              what: `${name} of ${key}`,
              table: tableName(entity),
              column: columnName(name, entity),
              placeIn: (tenantId) => secretPlace(tenantId, key, name),
            },
          ]
        : [],
    ),
  );
