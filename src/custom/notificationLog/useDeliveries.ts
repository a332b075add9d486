import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useApi } from '../../components/api.ts';
import type { components } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';

export type Delivery = components['schemas']['NotificationDelivery'];

/** Milliseconds between two polls. */
const lookEvery = 5_000;

/** The latest messages sent by notification rules; polled every few seconds. */
export const useDeliveries = (limit: number) => {
  const api = useApi();
  return useQuery({
    queryKey: ['notification log', limit, useLocale()],
    queryFn: async ({ signal }): Promise<{ items: Delivery[]; meta: { totalCount?: number } }> =>
      dataOf(await api.GET('/user/notifications/deliveries', { params: { query: { limit } }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: lookEvery,
  });
};
