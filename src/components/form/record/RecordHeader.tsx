import ArrowBack from '@mui/icons-material/ArrowBack';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LinkBase, type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import { lazy, type ReactElement, Suspense } from 'react';
import type { RecordAction } from '../../actions/actions.ts';
import { CloneButton } from '../../copy/CloneButton.tsx';
import { CopyNotice } from '../../copy/CopyNotice.tsx';
import type { Copying } from '../../copy/copying.ts';
import { useEntry, useMayOpen } from '../../entries.ts';
import { ToneChip } from '../../fields/ToneChip.tsx';
import { useNouns } from '../../nouns.ts';
import { usePageName } from '../../pageName.ts';
import { useParent } from '../../related/parent.ts';
import { ParentTrail } from '../../related/ParentTrail.tsx';
import { useNameInTab } from '../../related/useNameInTab.ts';
import { HeadFacts } from '../../record/HeadFacts.tsx';
import { RecordHeading } from '../../record/RecordHeading.tsx';
import { inOneLine, useRecordTitle } from '../../record/useRecordName.ts';
import { StatusButton } from '../../status/StatusButton.tsx';
import type { Statuses } from '../../status/statuses.ts';
import { statusOf } from '../../status/statusOf.ts';
import type { Elements } from '../../typed.ts';
import { DeleteButton } from './DeleteButton.tsx';

const RecordActions = lazy(() => import('../../actions/RecordActions.tsx'));

export interface RecordHeaderProps {
  columns: Elements;
  /** Names of the key facts. */
  headerFields: readonly string[];
  statuses: Statuses | undefined;
  actions: readonly RecordAction[];
  /** What happens to the fields in a copy, if records can be copied. */
  copying?: Copying | undefined;
  /** Whether there are unsaved changes that an action here would discard. */
  isDirty?: boolean;
  /** Additional buttons. */
  extraButtons?: ReactElement | undefined;
  /** Opens the whole record for editing; absent if nothing of it can be edited, or all of it is open. */
  onEdit?: (() => void) | undefined;
  /** Whether that button takes the focus because editing has ended. */
  isLeft?: boolean;
}

/** Which record this is, its status, and the actions on it as a whole. */
export const RecordHeader = (props: RecordHeaderProps) => {
  const {
    columns,
    headerFields,
    statuses,
    actions,
    copying,
    isDirty = false,
    extraButtons,
    onEdit,
    isLeft = false,
  } = props;
  const entry = useEntry();
  const nouns = useNouns()(entry);
  const mayOpen = useMayOpen();
  const record = useRecordContext<RaRecord>();
  const name = useRecordTitle(record);
  const translate = useTranslate();
  const parent = useParent();
  usePageName(useNameInTab(name && inOneLine(name)));
  if (!record || !name) return null;
  const title = translate(`${nouns}.title`);
  const status = statuses?.choices.find(({ id }) => id === statusOf(record));
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', marginBottom: 1 }}>
        {parent && <ParentTrail parent={parent} />}
        {!parent && mayOpen(entry.name, 'list') && (
          <Button
            color="inherit"
            sx={{ marginLeft: -1.5 }}
            startIcon={<ArrowBack />}
            component={LinkBase}
            to={`/${entry.name}`}
          >
            {title}
          </Button>
        )}
        {status && <ToneChip label={translate(status.name)} tone={status.tone ?? 'neutral'} />}
        <RecordHeading {...name} />
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{
            marginLeft: { xs: 0, sm: 'auto' },
            flexWrap: 'wrap',
            justifyContent: { xs: 'flex-start', sm: 'flex-end' },
          }}
        >
          {actions.length > 0 && (
            <Suspense>
              <RecordActions actions={actions} columns={columns} isDisabled={isDirty} />
            </Suspense>
          )}
          {extraButtons}
          {entry.permission.clone && <CloneButton statuses={statuses} disabled={isDirty} />}
          {entry.permission.delete && <DeleteButton />}
          {statuses && <StatusButton statuses={statuses} records={[record]} disabled={isDirty} />}
          {onEdit && (
            <Button
              variant="contained"
              startIcon={<EditOutlined />}
              aria-keyshortcuts="e"
              onClick={onEdit}
              ref={(button) => {
                if (isLeft) button?.focus({ preventScroll: true });
              }}
            >
              {translate('ra.action.edit')}
            </Button>
          )}
        </Stack>
      </Stack>
      {copying && <CopyNotice key={record.id} copying={copying} columns={columns} statuses={statuses} />}
      {!entry.single && <HeadFacts columns={columns} names={headerFields} />}
    </>
  );
};
