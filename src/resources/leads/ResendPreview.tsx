import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useFormState, useWatch } from 'react-hook-form';
import { useApi } from '../../components/api.ts';
import { InResource } from '../../components/InResource.tsx';
import { RecordLink } from '../../components/fields/RecordLink.tsx';
import { useReferences } from '../../components/references.ts';
import { useWords } from '../../components/useWords.ts';
import { complaintOf } from '../../components/useErrorToast.ts';
import { unannounced } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import type { components } from '../../generated/api.d.ts';
import { leadWords } from './leadWords.ts';

type Card = components['schemas']['WhyCard'];
type Skip = 'caps' | 'schedule' | 'duplicates' | 'validation';

/** What would happen to the lead with the form's values. */
const usePreview = (lead: number) => {
  const api = useApi();
  const [skip, advertiser] = useWatch({ name: ['skip', 'advertiser'] }) as [Skip[] | null, number | null];
  const { isSubmitting } = useFormState();
  return useQuery({
    // While the lead is being sent, and afterwards, there is nothing left to preview.
    enabled: !isSubmitting,
    queryKey: ['previewResend', lead, skip, advertiser],
    queryFn: async ({ signal }) => {
      const body = { ...(skip && skip.length > 0 && { skip }), ...(advertiser && { advertiser }) };
      const path = { id: lead };
      return dataOf(
        await api.POST('/stat/leads/{id}/preview_resend', { params: { path }, body, headers: unannounced, signal }),
      );
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
};

const takersOf = ({ candidates }: Card): number[] =>
  candidates
    .filter(({ order }) => order !== null)
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .flatMap(({ advertiser }) => advertiser ?? []);

const Takers = ({ ids }: { ids: number[] }) => {
  const { records, isPending } = useReferences('advertisers', ids);
  return (
    <ol style={{ margin: 0, paddingLeft: 20 }}>
      {ids.map((id) => (
        <li key={id}>
          <RecordLink
            resource="advertisers"
            id={id}
            record={records.find((record) => record?.id === id)}
            isPending={isPending}
            title={undefined}
          />
        </li>
      ))}
    </ol>
  );
};

/** Shows in the form who would be offered the lead, or why no one would. */
export const ResendPreview = ({ lead }: { lead: number }) => {
  const say = useWords();
  const translate = useTranslate();
  const { data, error } = usePreview(lead);
  if (error) {
    const complaint = complaintOf(error) ?? '';
    return <Alert severity="error">{translate(complaint, { _: complaint })}</Alert>;
  }
  if (!data) return null;
  const takers = takersOf(data);
  return data.outcome === 'offered' ? (
    <Alert severity="info">
      {say(leadWords.offeredTo)}
      <InResource name="leads">
        <Takers ids={takers} />
      </InResource>
    </Alert>
  ) : (
    <Alert severity="warning">{say(leadWords.nobody, data.reasonText ?? '')}</Alert>
  );
};
