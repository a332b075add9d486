-- What postbacks made before are for.
update postbacks set scope = case when campaign_id is null then 'offer' else 'campaign' end
where campaign_id is not null or offer_id is not null;
