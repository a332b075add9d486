import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { Fragment, type ReactElement, type ReactNode, Suspense } from 'react';
import { recordOf } from '../../../domain/records.ts';
import type { Group, VisibleTab } from '../form/record/tabs.ts';
import { useColumnLabel } from '../list/columns/columnLabel.ts';
import type { Elements } from '../typed.ts';
import { ReadFields } from './ReadFields.tsx';
import { RecordSection } from './RecordSection.tsx';
import { isRelated } from './relatedFields.ts';
import { saysNothing } from './saysNothing.ts';

type FieldGroup = Exclude<Group, { element: unknown }>;

/** Returns the fields whose values a column shows: the field itself, unless the column names others. */
const sourcesOf = (field: string, column: ReactElement): readonly string[] => {
  const { sources } = recordOf(column.props);
  return Array.isArray(sources) ? sources.map(String) : [field];
};

/** Returns the name of a section of a page: its tab and its position there. */
export const sectionName = (tab: VisibleTab, index: number): string => `${tab.name}.${index}`;

export interface ReadGroupsProps {
  tab: VisibleTab;
  columns: Elements;
  /** Returns what opens a section for editing; undefined if nothing of it can be edited. */
  onEdit?: (section: string, group: FieldGroup) => (() => void) | undefined;
  /** The section whose button takes the focus. */
  left?: string | undefined;
  /** Whether a field has an input when its section is open. */
  isEdited?: (field: string) => boolean;
  /** Whether to render nothing rather than a note if there are no values, since the tab has other content. */
  isQuiet?: boolean;
  /** Renders a section that is open for editing. */
  open?: (section: string, group: FieldGroup, heading: string | undefined) => ReactNode;
}

/** The values of a record's tab, section by section; empty values and sections are left out. */
export const ReadGroups = ({ tab, columns, onEdit, left, isEdited, isQuiet = false, open }: ReadGroupsProps) => {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const translate = useTranslate();
  const labelOf = useColumnLabel(columns);
  if (!record) return null;
  const tabName = translate(`resources.${resource}.tabs.${tab.name}`);
  const drawn = tab.groups.map((group, index) => {
    // Content that is still loading is no reason to hide the surrounding form.
    if ('element' in group) return <Suspense key={index}>{group.element}</Suspense>;
    const section = sectionName(tab, index);
    const heading = group.heading && translate(`resources.${resource}.sections.${group.heading}`);
    const tables = group.fields.filter((field) => isRelated(columns[field]));
    const said = group.fields.filter(
      (field) =>
        columns[field] &&
        !tables.includes(field) &&
        !sourcesOf(field, columns[field]).every((source) => saysNothing(record[source])),
    );
    const opened = open?.(section, group, heading);
    if (!opened && said.length + tables.length === 0) return null;
    const edit = onEdit?.(section, group);
    // If the tab consists of a single field of the same name, the name is shown only once.
    const isTab = heading === undefined && said.length === 1 && said.every((field) => labelOf(field) === tabName);
    return (
      <Fragment key={index}>
        {opened ||
          (said.length > 0 && (
            <RecordSection heading={isTab ? tabName : heading} name={tabName} onEdit={edit} isLeft={left === section}>
              <ReadFields columns={columns} names={said} isTitled={isTab} />
            </RecordSection>
          ))}
        {tables
          .filter((field) => !opened || !isEdited?.(field))
          .map((field, place) => (
            <RecordSection
              key={field}
              heading={labelOf(field)}
              name={tabName}
              // The table's own button edits the selection of its records if no other part of the section is shown.
              onEdit={opened || said.length > 0 || place > 0 ? undefined : edit}
              isLeft={left === section}
            >
              {columns[field]}
            </RecordSection>
          ))}
      </Fragment>
    );
  });
  const isSaid = drawn.some((part) => part !== null);
  if (!isSaid && isQuiet) return null;
  return (
    <Stack spacing={2}>
      {isSaid ? (
        drawn
      ) : (
        <Typography color="textSecondary" variant="body2">
          {translate('record.nothing')}
        </Typography>
      )}
    </Stack>
  );
};
