CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"plan" text NOT NULL,
	"price_id" text NOT NULL,
	"session_id" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consumed_events" (
	"consumer" text NOT NULL,
	"event_id" uuid NOT NULL,
	"consumed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consumed_events_consumer_event_id_pk" PRIMARY KEY("consumer","event_id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"has_open_dispute" boolean DEFAULT false NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"premium" boolean DEFAULT false NOT NULL,
	"plan" text,
	"version" bigint DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"next_change_at" timestamp with time zone
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
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"amount_paid" bigint NOT NULL,
	"amount_refunded" bigint NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
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
CREATE TABLE "reconciliations" (
	"id" integer PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"charge_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"plan" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancels_at" timestamp with time zone,
	"unpaid_since" timestamp with time zone,
	"refunded" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_user_id" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open" ON "checkouts" USING btree ("user_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "checkouts_replaced" ON "checkouts" USING btree ("created_at") WHERE status = 'replaced';--> statement-breakpoint
CREATE INDEX "customers_user_id" ON "customers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_live" ON "customers" USING btree ("user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "entitlements_next_change_at" ON "entitlements" USING btree ("next_change_at") WHERE next_change_at is not null;--> statement-breakpoint
CREATE INDEX "erased_people_unsettled" ON "erased_people" USING btree ("erased_at") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "failing_events_next_attempt_at" ON "failing_events" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "invoices_customer_id" ON "invoices" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "outbox_unpublished" ON "outbox" USING btree ("seq") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "outbox_key" ON "outbox" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outbox_published_at" ON "outbox" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "stripe_events_waiting" ON "stripe_events" USING btree ("next_attempt_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "stripe_events_customer" ON "stripe_events" USING btree ("customer_id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "stripe_events_received_at" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_customer_id" ON "subscriptions" USING btree ("customer_id");