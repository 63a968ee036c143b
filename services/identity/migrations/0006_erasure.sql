CREATE TABLE "erased_people" (
	"person_hash" "bytea" PRIMARY KEY NOT NULL,
	"erasure_id" uuid NOT NULL,
	"user_id" uuid,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasure_answers" (
	"erasure_id" uuid NOT NULL,
	"service" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "erasure_answers_erasure_id_service_pk" PRIMARY KEY("erasure_id","service")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "erasures_user_id_unique" UNIQUE("user_id")
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
ALTER TABLE "erasure_answers" ADD CONSTRAINT "erasure_answers_erasure_id_erasures_id_fk" FOREIGN KEY ("erasure_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erased_people_unsettled" ON "erased_people" USING btree ("erased_at") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "erasures_open" ON "erasures" USING btree ("asked_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "failing_events_next_attempt_at" ON "failing_events" USING btree ("next_attempt_at");