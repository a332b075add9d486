import { RecordLink } from '../../components/fields/RecordLink.tsx';
import { useReferences } from '../../components/references.ts';

/** A record named in a decision, linking to its page. */
export const Named = ({ resource, id }: { resource: string; id: number }) => {
  const { records, isPending } = useReferences(resource, [id]);
  return <RecordLink resource={resource} id={id} record={records[0]} isPending={isPending} />;
};
