import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useViewer } from '../../components/viewer.ts';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';
import { ContactViews } from './ContactViews.tsx';
import { contactWords as words } from './contactWords.ts';
import { contactViewsOf } from './useContactViews.ts';

type Lead = components['schemas']['Lead'] & RaRecord<number>;

/** Of whom somebody has taken care: affiliates are told no more how to reach them. */
const taken: readonly (string | undefined)[] = ['sent', 'trash', 'failed'];
const facts = ['firstName', 'lastName', 'phone', 'email', 'ip', 'sourceUrl'] as const;

const Contacts = ({ lead }: { lead: number }) => {
  const say = useWords();
  const translate = useTranslate();
  const api = useApi();
  const complain = useErrorToast();
  const queryClient = useQueryClient();
  const { mutate, data, isPending } = useMutation({
    mutationFn: async () => dataOf(await api.POST('/stat/leads/{id}/contacts', { params: { path: { id: lead } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contactViewsOf(lead) }),
    onError: (error) => complain(error),
  });
  if (!data)
    return (
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {say(words.masked)}
        </Typography>
        <Button variant="outlined" color="inherit" loading={isPending} onClick={() => mutate()}>
          {say(words.show)}
        </Button>
      </Stack>
    );
  const told = [
    ...facts.map((name) => [translate(`resources.leads.fields.${name}`), data[name]] as const),
    ...data.params.map(({ name, value }) => [name, value] as const),
  ].filter(([, value]) => value);
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: 0 }}>
      {told.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents', fontSize: '0.875rem' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** Shows the contact data of the lead around to those who may see them, and who has seen them to those who may know. */
export const ContactCard = () => {
  const say = useWords();
  const viewer = useViewer();
  const lead = useRecordContext<Lead>();
  if (!lead || !viewer) return null;
  const mayShow = viewer.permissions.has('lead.contacts.read') && (viewer.isStaff || !taken.includes(lead.apiStatus));
  const seesViews = viewer.isStaff && viewer.permissions.has('contact_view.read');
  if (!mayShow && !seesViews) return null;
  return (
    <Card component="section" aria-label={say(words.title)} sx={{ padding: 2.5 }}>
      <Typography variant="h4" component="h2" sx={{ marginBottom: 1.5 }}>
        {say(words.title)}
      </Typography>
      <Stack spacing={2}>
        {mayShow && <Contacts key={lead.id} lead={lead.id} />}
        {seesViews && <ContactViews lead={lead.id} />}
      </Stack>
    </Card>
  );
};
