CREATE TABLE "calendar_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seed" "bytea" NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_links_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "consumed_events" (
	"consumer" text NOT NULL,
	"event_id" uuid NOT NULL,
	"consumed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consumed_events_consumer_event_id_pk" PRIMARY KEY("consumer","event_id")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reminder_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"local_date" date NOT NULL,
	"is_asked" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"enqueued_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erased_people" (
	"person_hash" "bytea" PRIMARY KEY NOT NULL,
	"erasure_id" uuid NOT NULL,
	"user_id" uuid,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failing_events" (
	"consumer" text NOT NULL,
	"event_id" text NOT NULL,
	"subject" text NOT NULL,
	"payload" "bytea" NOT NULL,
	"traceparent" text,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "failing_events_consumer_event_id_pk" PRIMARY KEY("consumer","event_id")
);
--> statement-breakpoint
CREATE TABLE "letter_confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"caller_hash" "bytea" NOT NULL,
	"token_hash" "bytea",
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"enqueued_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_confirmations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "letter_sends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issue" integer NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"enqueued_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_sends_once" UNIQUE("issue","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "letter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"email_hash" "bytea" NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_subscribers_email_hash_unique" UNIQUE("email_hash")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"key" text NOT NULL,
	"payload" "bytea" NOT NULL,
	"traceparent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"claim_token" uuid,
	"published_at" timestamp with time zone,
	CONSTRAINT "outbox_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "parked_events" (
	"consumer" text NOT NULL,
	"event_id" text NOT NULL,
	"subject" text NOT NULL,
	"payload" "bytea" NOT NULL,
	"reason" text NOT NULL,
	"deliveries" integer NOT NULL,
	"parked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parked_events_consumer_event_id_pk" PRIMARY KEY("consumer","event_id")
);
--> statement-breakpoint
CREATE TABLE "psalm_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"entitled" boolean DEFAULT false NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"timezone" text,
	"next_at" timestamp with time zone,
	"next_psalm" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "psalm_sends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"psalm" smallint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"enqueued_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "psalm_sends_once" UNIQUE("user_id","local_date")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	CONSTRAINT "push_subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"time" text NOT NULL,
	"days_of_week" smallint[] NOT NULL,
	"timezone" text NOT NULL,
	"channels" text[] NOT NULL,
	"category" text,
	"enabled" boolean NOT NULL,
	"paused_until" timestamp with time zone,
	"next_fire_at" timestamp with time zone,
	"next_local_date" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppressed_addresses" (
	"email_hash" "bytea" PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_reminder_id_reminders_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."reminders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_confirmations" ADD CONSTRAINT "letter_confirmations_subscriber_id_letter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."letter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_sends" ADD CONSTRAINT "letter_sends_subscriber_id_letter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."letter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once" ON "deliveries" USING btree ("reminder_id","local_date","channel") WHERE not is_asked;--> statement-breakpoint
CREATE INDEX "deliveries_reminder" ON "deliveries" USING btree ("reminder_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_user_id" ON "deliveries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "deliveries_sending" ON "deliveries" USING btree ("claimed_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "deliveries_created" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "erased_people_unsettled" ON "erased_people" USING btree ("erased_at") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "failing_events_next_attempt_at" ON "failing_events" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "letter_confirmations_due" ON "letter_confirmations" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "letter_confirmations_sending" ON "letter_confirmations" USING btree ("claimed_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "letter_confirmations_subscriber" ON "letter_confirmations" USING btree ("subscriber_id","created_at");--> statement-breakpoint
CREATE INDEX "letter_confirmations_caller" ON "letter_confirmations" USING btree ("caller_hash","created_at");--> statement-breakpoint
CREATE INDEX "letter_confirmations_created" ON "letter_confirmations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "letter_sends_subscriber" ON "letter_sends" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "letter_sends_due" ON "letter_sends" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "letter_sends_sending" ON "letter_sends" USING btree ("claimed_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "letter_subscribers_confirmed" ON "letter_subscribers" USING btree ("id") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "letter_subscribers_open" ON "letter_subscribers" USING btree ("updated_at") WHERE state <> 'confirmed' and email is not null;--> statement-breakpoint
CREATE INDEX "outbox_unpublished" ON "outbox" USING btree ("seq") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "outbox_key" ON "outbox" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outbox_published_at" ON "outbox" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "psalm_members_next" ON "psalm_members" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "psalm_sends_due" ON "psalm_sends" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "psalm_sends_sending" ON "psalm_sends" USING btree ("claimed_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "psalm_sends_created" ON "psalm_sends" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "reminders_user_id" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminders_next_fire_at" ON "reminders" USING btree ("next_fire_at") WHERE next_fire_at is not null;