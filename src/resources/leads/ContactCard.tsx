import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, RecordContextProvider, useRecordContext, useTranslate } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { ReadFields } from '../../components/record/ReadFields.tsx';
import { RecordSection } from '../../components/record/RecordSection.tsx';
import { saysNothing } from '../../components/record/saysNothing.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useViewer } from '../../components/viewer.ts';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import { leadColumns } from '../../generated/resources/lead.tsx';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import { ContactViews } from './ContactViews.tsx';
import { contactWords as words } from './contactWords.ts';
import { contactViewsOf } from './useContactViews.ts';

type Lead = components['schemas']['Lead'] & RaRecord<number>;

/** Leads that are settled: affiliates no longer see how to reach these people. */
const taken: readonly (string | undefined)[] = ['sent', 'trash', 'failed'];
/** Also shown in full, though they are elsewhere on the page. */
const further = ['sourceUrl', 'params'];

/** The full contact data, once requested; the server logs that. */
const useContacts = (lead: number) => {
  const api = useApi();
  const complain = useErrorToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      dataOf(await api.POST('/stat/leads/{id}/contacts', { params: { path: { id: lead } }, headers: inOwnWords })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contactViewsOf(lead) }),
    onError: (error) => complain(error),
  });
};

interface ContactsProps {
  lead: Lead;
  fields: readonly string[];
  /** Whether the user may see them in full. */
  mayShow: boolean;
}

const Contacts = ({ lead, fields, mayShow }: ContactsProps) => {
  const say = useWords();
  const { mutate, data, isPending } = useContacts(lead.id);
  const record: RaRecord = { ...lead, ...data };
  const said = [...fields, ...(data ? further : [])].filter((field) => !saysNothing(record[field]));
  return (
    <>
      <RecordContextProvider value={record}>
        <ReadFields columns={leadColumns} names={said} />
      </RecordContextProvider>
      {mayShow && !data && (
        <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Button variant="outlined" color="inherit" loading={isPending} onClick={() => mutate()}>
            {say(words.show)}
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
            {say(words.told)}
          </Typography>
        </Stack>
      )}
    </>
  );
};

/**
 * The contact data of the current lead: masked, and in full on request for those who may see it; below it, who has done
 * so.
 */
export const ContactCard = ({ fields }: { fields: readonly string[] }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const lead = useRecordContext<Lead>();
  if (!lead || !viewer) return null;
  const mayShow = viewer.permissions.has('lead.contacts.read') && (viewer.isStaff || !taken.includes(lead.apiStatus));
  const seesViews = viewer.isStaff && viewer.permissions.has('contact_view.read');
  const heading = translate('resources.leads.sections.contact');
  return (
    <RecordSection heading={heading} name={heading}>
      <Stack spacing={2}>
        <Contacts key={lead.id} lead={lead} fields={fields} mayShow={mayShow} />
        {seesViews && <Divider />}
        {seesViews && <ContactViews lead={lead.id} />}
      </Stack>
    </RecordSection>
  );
};
