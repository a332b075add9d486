import { type RaRecord, useCanAccess, useRecordContext } from 'ra-core';
import { ReferenceManyField } from '../../fields/ReferenceManyField.tsx';
import { ShownValue } from '../../form/record/ShownValue.tsx';
import type { ReverseProps, WidgetProps } from '../props.ts';
import { ReferenceManyWidget } from './references.tsx';

/** Whether a record may be referred to; one that is yet to be created may become so. */
const fits = (record: RaRecord | undefined, own: ReverseProps['own'] = {}): boolean =>
  record?.id === undefined || Object.entries(own).every(([field, values]) => values.includes(record[field]));

/** The records that refer to this one, found by name; read-only for those who may not edit them. */
export const ReverseWidget = ({ own, ...props }: WidgetProps & ReverseProps) => {
  const { source, reference } = props;
  const record = useRecordContext<RaRecord>();
  const { canAccess, isPending } = useCanAccess({ resource: reference, action: 'edit' });
  if (isPending) return null;
  if (canAccess && fits(record, own)) return <ReferenceManyWidget {...props} />;
  return <ShownValue field={source} column={<ReferenceManyField source={source} reference={reference} />} />;
};
