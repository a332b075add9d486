import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useLanguage } from '../language.ts';
import { useRepresent } from '../references.ts';
import { useRelatedCounts } from '../record/useRelatedCounts.ts';
import type { RelatedTabs } from '../related/useRelatedTabs.ts';
import { useActionLabel } from '../useActionLabel.ts';

export interface AlongDialogProps {
  records: readonly RaRecord[];
  /** The tabs whose records may be copied along. */
  tabs: RelatedTabs;
  isBusy: boolean;
  onConfirm: (along: readonly string[]) => void;
  onClose: () => void;
}

/** Asks what copies take along: everything, unless something is left out. For a single record, it shows the counts. */
export const AlongDialog = ({ records, tabs, isBusy, onConfirm, onClose }: AlongDialogProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const resource = useResourceContext() ?? '';
  const represent = useRepresent(resource);
  const actLabel = useActionLabel(resource);
  const [first] = records;
  const counts = useRelatedCounts(first?.id ?? '', records.length === 1);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [titleId, textId] = [useId(), useId()];
  const countOf = (tab: string): number | undefined =>
    counts?.find(({ resource: of, field }) => of === tabs[tab]?.resource && field === tabs[tab].field)?.count;
  const offered = Object.keys(tabs).filter((tab) => countOf(tab) !== 0);
  const toggle = (tab: string, isTaken: boolean) =>
    setLeft((before) => (isTaken ? before.filter((one) => one !== tab) : [...before, tab]));
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {translate('copy.along')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} variant="body2">
          {translate(offered.length > 0 ? 'copy.alongText' : 'copy.alongNothing')}
        </DialogContentText>
        <FormGroup sx={{ marginTop: 1 }}>
          {offered.map((tab) => {
            const count = countOf(tab)?.toLocaleString(language);
            const label = translate(`resources.${resource}.tabs.${tab}`);
            return (
              <FormControlLabel
                key={tab}
                control={<Checkbox checked={!left.includes(tab)} onChange={(_, isTaken) => toggle(tab, isTaken)} />}
                label={count === undefined ? label : translate('copy.value', { field: label, value: count })}
              />
            );
          })}
        </FormGroup>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() => onConfirm(offered.filter((tab) => !left.includes(tab)))}
        >
          {actLabel(translate('ra.action.clone'), records.length, first && represent(first))}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
