import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CopyField } from '../fields/CopyField.tsx';
import { useColumnLabel } from '../list/columns/columnLabel.ts';
import type { Elements } from '../typed.ts';
import { useCopy } from '../useCopy.ts';
import { saysNothing } from './saysNothing.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography
      component="dd"
      variant="body2"
      sx={{ margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {children}
    </Typography>
  </Box>
);

/** Wraps to the next line when full; on a phone, which would need five lines, it scrolls sideways. */
const line = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: 'center',
  columnGap: 2.5,
  rowGap: 0.5,
  '& > *': { flexShrink: { xs: 0, sm: 1 } },
} as const;

export interface HeadFactsProps {
  columns: Elements;
  /** Names of the key facts. */
  names: readonly string[];
}

/** The current record's key facts on one line: its ids, which can be copied, and the few facts that tell it apart. */
export const HeadFacts = ({ columns, names }: HeadFactsProps) => {
  const record = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const copy = useCopy();
  const labelOf = useColumnLabel(columns);
  if (!record) return null;
  const facts = names.filter((name) => columns[name] && !saysNothing(record[name]));
  return (
    <Box
      sx={{
        ...line,
        marginBottom: 2,
        overflowX: { xs: 'auto', sm: 'visible' },
        whiteSpace: { xs: 'nowrap', sm: 'normal' },
      }}
    >
      <Box component="dl" sx={{ ...line, margin: 0, minWidth: 0 }}>
        {typeof record.id === 'number' && (
          <Fact label={labelOf('id')}>
            <CopyField source="id" copy={translate('record.copyId')} />
          </Fact>
        )}
        {columns['secureId'] && !saysNothing(record['secureId']) && (
          <Fact label={labelOf('secureId')}>
            <CopyField source="secureId" copy={translate('record.copyPublicId')} />
          </Fact>
        )}
        {facts.map((name) => (
          <Fact key={name} label={labelOf(name)}>
            {columns[name]}
          </Fact>
        ))}
      </Box>
      <Button
        color="inherit"
        startIcon={<LinkOutlined />}
        onClick={() => void copy(window.location.origin + window.location.pathname)}
        sx={{ marginX: -1.5, marginY: -0.5 }}
      >
        {translate('record.copyLink')}
      </Button>
    </Box>
  );
};
