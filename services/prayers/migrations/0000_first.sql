CREATE TABLE "consumed_events" (
	"consumer" text NOT NULL,
	"event_id" uuid NOT NULL,
	"consumed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consumed_events_consumer_event_id_pk" PRIMARY KEY("consumer","event_id")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"mood" text NOT NULL,
	"counted" boolean NOT NULL,
	"reserved_until" timestamp with time zone,
	"first_text_at" timestamp with time zone,
	"written_by" text,
	"sealed_request" text,
	"sealed_result" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "model_spend" (
	"day" date PRIMARY KEY NOT NULL,
	"micro_usd" bigint NOT NULL
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
CREATE TABLE "person_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wrapped_key" text NOT NULL,
	"kek_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prayers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"generation_id" uuid NOT NULL,
	"category" text NOT NULL,
	"mood" text NOT NULL,
	"tone" text NOT NULL,
	"written_by" text NOT NULL,
	"sealed_content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "prayers_generation_id_unique" UNIQUE("generation_id")
);
--> statement-breakpoint
CREATE TABLE "quotas" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"premium" boolean DEFAULT false NOT NULL,
	CONSTRAINT "quotas_not_negative" CHECK ("quotas"."used" >= 0 and "quotas"."reserved" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "generations_key" ON "generations" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_one_running" ON "generations" USING btree ("user_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "generations_abandoned" ON "generations" USING btree ("reserved_until") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "generations_unsaved" ON "generations" USING btree ("created_at") WHERE sealed_request is not null;--> statement-breakpoint
CREATE INDEX "generations_recent" ON "generations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_unpublished" ON "outbox" USING btree ("seq") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "outbox_key" ON "outbox" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outbox_published_at" ON "outbox" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "prayers_journal" ON "prayers" USING btree ("user_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "prayers_deleted" ON "prayers" USING btree ("deleted_at") WHERE deleted_at is not null;