import EditOutlined from '@mui/icons-material/EditOutlined';
import { type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { useEntry } from '../../entries.ts';
import { useRepresent } from '../../references.ts';
import { useColumnLabel } from '../columns/columnLabel.ts';
import type { EditedCell } from './CellEditor.tsx';
import { useListEdits } from './ListEdits.tsx';
import { withTexts } from '../../withTexts.ts';

const CellEditor = lazy(() => withTexts(import('./CellEditor.tsx')));

const Context = createContext<(cell: EditedCell) => void>(() => undefined);

/** Wraps a list's records and shows the editor of the cell being edited. */
export const EditCells = ({ children }: { children: ReactNode }) => {
  const [cell, setCell] = useState<EditedCell>();
  return (
    <Context value={setCell}>
      {children}
      {cell && (
        <Suspense>
          <CellEditor {...cell} onClose={() => setCell(undefined)} />
        </Suspense>
      )}
    </Context>
  );
};

interface PencilProps {
  record: RaRecord;
  field: string;
}

const Pencil = ({ record, field }: PencilProps) => {
  const translate = useTranslate();
  const { columns } = useListEdits();
  const represent = useRepresent(useEntry().name);
  const labelOf = useColumnLabel(columns);
  const edit = use(Context);
  return (
    <button
      type="button"
      data-pencil
      aria-label={translate('list.editCell', { field: labelOf(field), name: represent(record) })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => edit({ record, field, anchor: currentTarget.closest('td, dd') ?? currentTarget })}
    >
      <EditOutlined fontSize="inherit" />
    </button>
  );
};

/** Opens the editor of a cell of the current record; renders nothing if the cell can't be edited, like most. */
export const EditCellButton = ({ field }: { field: string }) => {
  const record = useRecordContext<RaRecord>();
  const { inlineEditor } = useListEdits();
  return record && inlineEditor(record, field) ? <Pencil record={record} field={field} /> : null;
};

/** The button's look in all places; with a mouse, it shows only on hover or focus. */
export const pencil = {
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: 1,
  fontSize: 16,
  lineHeight: 0,
  color: 'text.secondary',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
} as const;
