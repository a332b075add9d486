import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useStore } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../components/api.ts';
import { useLanguage } from '../../components/language.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { itemsOf } from '../../providers/data/client.ts';
import { type Dashboard, dashboardOf, type Refresh } from './model.ts';

const key = 'dashboards';
/** The user's own dashboards, the built-in ones, and those that others share. */
const maxDashboards = 500;

/** The fields of a dashboard that the user sets. */
export interface DashboardSaid {
  title: string;
  refresh: Refresh;
  assignedTo?: readonly number[];
}

/** The dashboards that the user can see, built-in ones first. */
export const useDashboards = () => {
  const api = useApi();
  const language = useLanguage();
  return useQuery({
    queryKey: [key, language],
    queryFn: async ({ signal }) => {
      const query = { limit: maxDashboards, orderBy: ['id:asc' as const] };
      const rows = itemsOf(await api.GET('/user/dashboards', { params: { query }, signal }));
      return rows
        .map((row) => dashboardOf(row, language === 'ru'))
        .toSorted((one, other) => Number(other.isSystem) - Number(one.isSystem));
    },
    placeholderData: keepPreviousData,
  });
};

/**
 * Which of them is open: the one in the address, or the one that the user had last looked at when this page was opened.
 * One chosen in another browser tab is not opened here, over what is being typed.
 */
export const useChosen = (dashboards: readonly Dashboard[]) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [stored, keep] = useStore<number | null>('dashboard.chosen', null);
  const [kept, setKept] = useState(stored);
  const parameters = new URLSearchParams(search);
  const named = parameters.get('dashboard');
  const find = (id: number | null) => dashboards.find((one) => one.id === id);
  const chosen = find(named === null ? null : Number(named)) ?? find(kept) ?? dashboards[0];
  const choose = (id: number) => {
    keep(id);
    setKept(id);
    parameters.set('dashboard', String(id));
    void navigate({ search: `?${parameters}` });
  };
  return { chosen, choose };
};

/** Actions on dashboards; each reports its result. */
export const useDashboardActions = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  const act = <Asked>(mutationFn: (asked: Asked) => Promise<number>) => ({
    mutationFn,
    onError: complain,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [key] }),
  });
  const first = (items: { id: number }[]): number => items[0]?.id ?? 0;
  const bodyOf = ({ title, refresh, assignedTo }: DashboardSaid) => ({
    title,
    settings: { refresh },
    ...(assignedTo && { assignedTo: [...assignedTo] }),
  });
  return {
    create: useMutation(
      act(async (said: DashboardSaid) =>
        first(itemsOf(await api.PUT('/user/dashboards', { body: { items: [bodyOf(said)] } }))),
      ),
    ),
    edit: useMutation(
      act(async ({ id, version, ...said }: DashboardSaid & Pick<Dashboard, 'id' | 'version'>) =>
        first(itemsOf(await api.PATCH('/user/dashboards', { body: { items: [{ id, version, ...bodyOf(said) }] } }))),
      ),
    ),
    clone: useMutation(
      act(async (id: number) =>
        first(itemsOf(await api.POST('/user/dashboards/clone', { body: { items: [{ id }] }, headers: inOwnWords }))),
      ),
    ),
    remove: useMutation(
      act(async (id: number) => first(itemsOf(await api.DELETE('/user/dashboards', { body: { items: [{ id }] } })))),
    ),
  };
};
