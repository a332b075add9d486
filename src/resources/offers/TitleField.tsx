import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'ra-core';
import type { Offer } from './model.ts';

/** An offer at a glance: its picture, its title, and a flame if it is hot. */
export const TitleField = (_: { source: keyof Offer }) => {
  const offer = useRecordContext<Offer>();
  const translate = useTranslate();
  if (!offer) return null;
  return (
    <Stack
      component="span"
      direction="row"
      spacing={1}
      sx={{ display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle', minWidth: 0, maxWidth: '100%' }}
    >
      <Avatar
        component="span"
        variant="rounded"
        src={offer.imageUrl ?? undefined}
        alt=""
        sx={{
          flexShrink: 0,
          width: 24,
          height: 24,
          fontSize: '0.75rem',
          backgroundColor: 'action.selected',
          color: 'primary.dark',
        }}
      >
        {offer.title?.charAt(0)}
      </Avatar>
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{offer.title}</span>
      {offer.isHot && (
        <LocalFireDepartment
          titleAccess={translate('resources.offers.fields.isHot')}
          sx={{ flexShrink: 0, fontSize: 16, color: 'warning.main' }}
        />
      )}
    </Stack>
  );
};
