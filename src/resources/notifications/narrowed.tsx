import { cloneElement, type ReactElement, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isNoticeType, noticeTypeOf } from '../../../domain/notices/notice-types.ts';
import type { EnumProps, ReferenceProps } from '../../components/inputs/props.ts';
import type { components } from '../../generated/api.d.ts';

type Values = components['schemas']['NotificationCreate'];

/** The event (the generated input), limited to the selected group; selecting another group clears it. */
export const TypeInput = ({ children }: { children: ReactElement<EnumProps> }) => {
  const [group, type] = useWatch<Values, ['groupSlug', 'type']>({ name: ['groupSlug', 'type'] });
  const { setValue } = useFormContext<Values>();
  const isOfGroup = (one: unknown): boolean =>
    typeof one === 'string' && isNoticeType(one) && noticeTypeOf(one).group === group;
  const isForeign = Boolean(type) && !isOfGroup(type);
  useEffect(() => {
    if (isForeign) setValue('type', null, { shouldDirty: true });
  }, [isForeign, setValue]);
  return cloneElement(children, { choices: children.props.choices.filter(({ id }) => isOfGroup(id)) });
};

/** The bot or webhook (the generated input), of the selected channel's kind. */
export const ChannelInput = ({ children }: { children: ReactElement<ReferenceProps> }) => {
  const channel = useWatch<Values, 'channel'>({ name: 'channel' });
  return cloneElement(children, { referenceFilter: { kind: [channel], status: ['active'] } });
};
